import { apiRoutes } from '../../adapters/fastify/routes/apiRoutes.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { asha, home } from './testServer.ts';

const product = { product: { _id: 'tee' } };

/** A body that is valid, for each call that has one. */
const bodies: Readonly<Record<string, object>> = {
  'POST /auth/login': { email: asha.email, password: asha.password },
  'POST /auth/signup': { ...asha, email: 'ravi@example.com' },
  'POST /auth/password/forgot': { email: asha.email },
  'POST /auth/password/reset': { token: 'nobodys-token', password: 'another secret' },
  'POST /auth/email/verify': { token: 'nobodys-token' },
  'PUT /user/password': { current: 'wrong password', password: 'another secret' },
  'DELETE /user': { password: 'wrong password' },
  'POST /user/cart': product,
  'POST /user/cart/:id': { action: { type: 'increment' } },
  'POST /user/wishlist': product,
  'POST /user/address': { address: home },
  'POST /user/address/:id': { address: home },
  'POST /user/checkout': { addressId: 'a', couponId: 'new-year' },
  'POST /user/orders/:id/returns': { lines: [{ key: 'tee', quantity: 1, reason: 'other' }] },
  'PUT /user/orders/:id/fit': { key: 'tee', fit: 'true' },
  'POST /user/orders': { order: { checkoutId: 'c', paymentId: 'p', providerOrderId: 'o', signature: 's' } },
};

/** A query string that is valid, for each call that needs one. */
const queries: Readonly<Record<string, string>> = {
  'GET /suggestions': '?q=tee',
  'GET /availability': '?keys=tee',
  'GET /delivery': '?pin=400050',
};

export type SampleCall = {
  readonly method: string;
  /** The path below `/api`, with its query string. */
  readonly path: string;
  readonly body: object | undefined;
  readonly needsToken: boolean;
};

/** A call of each row of the route table, with a body and a query string that are valid. */
export const sampleCalls: readonly SampleCall[] = apiRoutes(makeBackEnd(new MemoryBackEndPorts())).map((route) => {
  const { method, path, needsToken } = route;
  const body = bodies[`${method} ${path}`];
  if ((body === undefined) !== (route.schema.body === undefined))
    throw new Error(`${method} ${path} needs a sample body`);
  const query = queries[`${method} ${path}`] ?? '';
  return { method, path: path.replace(':name', 'terms').replace(/:\w+/g, 'tee') + query, body, needsToken };
});

/** The calls that need a token. */
export const protectedCalls = sampleCalls.filter(({ needsToken }) => needsToken);
