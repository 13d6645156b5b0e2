import type { Request } from './load.ts';
import type { BenchShopper } from './registerShoppers.ts';

/** Returns the requests of these shoppers by what they do. */
export function shoppersCalls(shoppers: readonly BenchShopper[]) {
  return {
    products: [{ method: 'GET', path: '/api/products' }],
    cart: shoppers.map((shopper) => get('/api/user/cart', shopper)),
    'one more': shoppers.flatMap(oneMoreOneLess),
    'list orders': shoppers.map((shopper) => get('/api/user/orders', shopper)),
  } satisfies Readonly<Record<string, readonly Request[]>>;
}

function get(path: string, { token }: BenchShopper): Request {
  return { method: 'GET', path, headers: { authorization: token } };
}

function oneMoreOneLess({ token, productKeys }: BenchShopper): Request[] {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const path = `/api/user/cart/${productKeys[0]}`;
  return ['increment', 'decrement'].map((type) => ({
    ...{ method: 'POST', path, headers },
    body: JSON.stringify({ action: { type } }),
  }));
}
