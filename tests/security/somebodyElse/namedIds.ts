import type { ApiRoute } from '../../../adapters/fastify/ApiRoute.ts';
import { type Call, home } from '../../fastify/testServer.ts';
import { type Ids, meher, SOLD_OUT, type Things } from './TwoShoppers.ts';

/** How the tests call a route. */
type SampleRoute = {
  /** The ids that the call names, of things that belong to a shopper; several when there are different things to name. */
  readonly ids?: (things: Things) => readonly Ids[];
  /** The names of the ids that belong to nobody: products, coupons and pages. */
  readonly free?: readonly string[];
  /** Those of them that are in the path. */
  readonly inPath?: Ids;
  readonly body?: (ids: Ids, things: Things) => object;
  /** What the shopper does before, so that the call can succeed. */
  readonly prepare?: (call: Call, things: Things) => Promise<unknown>;
};

const product = (_: Ids, { productKey }: Things) => ({ product: { _id: productKey } });
const inList = ({ productKey }: Things) => [{ id: productKey }];
const inBook = ({ addressId }: Things) => [{ id: addressId }];
const inOrders = ({ orderId }: Things) => [{ id: orderId }];
const withdraw = (call: Call, { deliveredId, returnId }: Things) =>
  call('POST', `/user/orders/${deliveredId}/returns/${returnId}/withdraw`);
const changed = { ...home, street: '1 Changed Street', name: 'Changed' };

/** By method and path. A route that names an id, in its path, its query or its body, needs an entry. */
const samples: Readonly<Record<string, SampleRoute>> = {
  'GET /products/:productId': { free: ['productId'] },
  'GET /catalogue/:id': { free: ['id'] },
  'GET /catalogue/:id/more': { free: ['id'] },
  'GET /catalogue/:id/pictures': { free: ['id'] },
  'GET /catalogue/:id/fit': { free: ['id'] },
  'GET /pages/:name': { free: ['name'] },
  'POST /user/cart': { free: ['_id'], body: product },
  'POST /user/cart/:id': { ids: inList, body: () => ({ action: { type: 'increment' } }) },
  'DELETE /user/cart/:id': { ids: inList },
  'POST /user/wishlist': { free: ['_id'], body: product },
  'DELETE /user/wishlist/:id': { ids: inList },
  'PUT /user/stock-alerts/:id': { free: ['id'], inPath: { id: SOLD_OUT } },
  'DELETE /user/stock-alerts/:id': { ids: ({ awaitedKey }) => [{ id: awaitedKey }] },
  'POST /user/address': { body: () => ({ address: changed }) },
  'POST /user/address/:id': { ids: inBook, body: () => ({ address: changed }) },
  'DELETE /user/address/:id': { ids: inBook },
  'POST /user/checkout': { ids: ({ addressId }) => [{ addressId }], free: ['couponId'], body: (ids) => ids },
  'GET /user/orders/:id': { ids: inOrders },
  'POST /user/orders/:id/cancel': { ids: inOrders },
  'POST /user/orders/:id/returns': {
    ids: ({ deliveredId }) => [{ id: deliveredId }],
    prepare: withdraw,
    body: (_, { productKey }) => ({ lines: [{ key: productKey, quantity: 1, reason: 'other' }] }),
  },
  'POST /user/orders/:id/returns/:returnId/withdraw': {
    ids: ({ deliveredId, returnId }) => [{ id: deliveredId, returnId }],
  },
  'PUT /user/orders/:id/fit': {
    ids: ({ deliveredId }) => [{ id: deliveredId }],
    body: (_, { productKey }) => ({ key: productKey, fit: 'small' }),
  },
  'PUT /user/password': { body: () => ({ current: meher.password, password: 'another secret' }) },
  'DELETE /user': {
    prepare: async (call, things) => {
      await call('POST', `/user/orders/${things.orderId}/cancel`);
      await withdraw(call, things);
    },
    body: () => ({ password: meher.password }),
  },
  'POST /user/orders': { ids: ({ payments }) => payments, body: (order) => ({ order }) },
};

export function sampleOf({ method, path }: Pick<ApiRoute, 'method' | 'path'>): SampleRoute {
  return samples[`${method} ${path}`] ?? {};
}

/** A signature proves what ids name. */
const IS_ID = /^_?id$|Id$|^signature$/;

/** Returns the names of the ids in the path, the query and the body of a route for which the tests have no sample. */
export function idsWithoutSample(
  route: Pick<ApiRoute, 'method' | 'path'> & { schema: Pick<ApiRoute['schema'], 'querystring' | 'body'> },
): readonly string[] {
  const { ids, free = [] } = sampleOf(route);
  const thing = {
    productKey: '',
    addressId: '',
    awaitedKey: '',
    orderId: '',
    deliveredId: '',
    returnId: '',
    payments: [{ checkoutId: '', paymentId: '', providerOrderId: '' }],
  };
  const known = [...free, 'signature', ...(ids?.(thing) ?? []).flatMap(Object.keys)];
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [...inPath, ...idsIn(route.schema.querystring), ...idsIn(route.schema.body)].filter(
    (name) => !known.includes(name),
  );
}

/** Returns the names of the ids in a schema, at any depth. */
function idsIn(schema: unknown): readonly string[] {
  const { entries = {}, wrapped, item }: { entries?: object; wrapped?: unknown; item?: unknown } = Object(schema);
  const named = Object.entries(entries).flatMap(([name, inner]) => [
    ...(IS_ID.test(name) ? [name] : []),
    ...idsIn(inner),
  ]);
  return [...named, ...[wrapped, item].flatMap((inner) => (inner === undefined ? [] : idsIn(inner)))];
}
