import { expect, it } from 'vitest';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { JwtTokens } from '../../adapters/jwt/JwtTokens.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { RazorpayApi } from '../../adapters/razorpay-api/RazorpayApi.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { sampleCalls } from './sampleCalls.ts';
import { asha, home, SECRET, tee } from './testServer.ts';

/** Nothing answers at the address of this provider. */
const account = {
  ...{ keyId: 'rzp_live_shop', keySecret: 'key secret of the shop', webhookSecret: 'webhook secret of the shop' },
  apiUrl: 'http://127.0.0.1:9',
};
const CAUSE = 'password authentication failed for postgres://shop:word@database/shop';
const SECRETS = [
  account.keySecret,
  account.webhookSecret,
  account.apiUrl,
  SECRET,
  CAUSE,
  asha.password,
  'passwordHash',
];
/** What fails. */
const STORES = [
  ...(['shoppers', 'products', 'carts', 'wishlists', 'addresses', 'checkouts', 'coupons', 'orders', 'events'] as const),
  ...(['stock', 'accountTokens', 'settings'] as const),
];
const STACK = /\n\s+at |\\n\s+at |node:internal|node_modules|\.[mt]?[jt]s:/;

type Request = { readonly method: string; readonly path: string; readonly body?: object | undefined };

/** They ask for a product by its numeric id. The row of the logout comes last, because it ends the token. */
const tableCalls: readonly Request[] = [
  ...sampleCalls
    .filter(({ path }) => path !== '/auth/logout')
    .map((call) => ({ ...call, path: call.path.replace('/catalogue/tee', '/catalogue/1') })),
  { method: 'POST', path: '/auth/logout' },
];
const otherCalls: readonly Request[] = [
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/nothing' },
  { method: 'GET', path: '/products/%ZZ' },
  { method: 'POST', path: '/auth/login', body: [] },
  { method: 'POST', path: '/payments/razorpay/webhook', body: {} },
];

/** A server with an account at the provider, on which Asha has a cart and an address. `fail` lets all of its stores fail from then on. */
async function shopWithAccount() {
  const ports = { ...new MemoryBackEndPorts(), tokens: new JwtTokens(SECRET), provider: new RazorpayApi(account) };
  const app = makeServer(makeBackEnd(ports), {
    checkDatabase: () => ports.products.version(),
    attemptsPerMinute: 1000,
  });
  const answer = async ({ method, path, body }: Request, token = '') => {
    const headers = { authorization: token, 'x-razorpay-signature': 'forged' };
    const url = path === '/health' ? path : `/api${path}`;
    const response = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
    const text = `${JSON.stringify(response.headers)}\n${response.payload}`;
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(STACK);
    return { status: response.statusCode, body: response.payload };
  };
  await ports.products.import([{ ...tee, isListed: true }]);
  const token: string = JSON.parse(
    (await answer({ method: 'POST', path: '/auth/signup', body: asha })).body,
  ).encodedToken;
  const fail = () => {
    for (const name of STORES) {
      const store = ports[name];
      for (const method of Object.keys(store)) {
        Object.defineProperty(store, method, { value: () => Promise.reject(new Error(CAUSE)) });
      }
    }
  };
  return { answer, token, fail };
}

it('Successes and refusals tell no secret', async () => {
  const { answer, token } = await shopWithAccount();
  const statuses = new Set<number>();
  for (const call of [...otherCalls, ...tableCalls]) {
    for (const sent of ['', 'junk', token]) statuses.add((await answer(call, sent)).status);
  }
  expect([...statuses].toSorted()).toEqual([200, 201, 202, 204, 400, 401, 404, 409, 422]);
});

it('A provider that cannot be reached is told without its address and key', async () => {
  const { answer, token } = await shopWithAccount();
  await answer({ method: 'POST', path: '/user/cart', body: { product: { _id: 'tee' } } }, token);
  const book = await answer({ method: 'POST', path: '/user/address', body: { address: home } }, token);
  const body = { addressId: JSON.parse(book.body).addressList[0]._id };
  expect(await answer({ method: 'POST', path: '/user/checkout', body }, token)).toMatchObject({ status: 424 });
});

it('A failure of the database is told without its cause', async () => {
  const { answer, token, fail } = await shopWithAccount();
  fail();
  for (const call of tableCalls) {
    expect(await answer(call, token), call.path).toEqual({
      status: 500,
      body: '{"errors":["Something went wrong. Please try again."]}',
    });
  }
  expect(await answer({ method: 'GET', path: '/health' })).toMatchObject({ status: 503 });
});
