import { randomUUID } from 'node:crypto';
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

/** Returns what each of these shoppers does on a visit: reading more than changing, and pages beside calls. */
export function visits(shoppers: readonly BenchShopper[]): readonly (readonly Request[])[] {
  const headers = { 'accept-encoding': 'br, gzip' };
  const page = (path: string): Request => ({ method: 'GET', path, headers: { ...headers, accept: 'text/html' } });
  return shoppers.map((shopper) => {
    const [cart, wishlist, addresses, orders] = ['cart', 'wishlist', 'address', 'orders'].map((name) =>
      get(`/api/user/${name}`, shopper),
    ) as [Request, Request, Request, Request];
    const products: Request = { method: 'GET', path: '/api/products', headers };
    return [
      ...[
        page('/'),
        products,
        cart,
        wishlist,
        page('/product-listing'),
        products,
        page('/product-details/7'),
        products,
      ],
      ...[
        ...oneMoreOneLess(shopper),
        cart,
        ...heartAndBack(shopper),
        wishlist,
        page('/cart'),
        products,
        cart,
        addresses,
        orders,
      ],
    ];
  });
}

function heartAndBack({ token, productKeys: [key] }: BenchShopper): Request[] {
  const headers = { authorization: token, 'content-type': 'application/json' };
  return [
    { method: 'POST', path: '/api/user/wishlist', headers, body: JSON.stringify({ product: { _id: key } }) },
    { method: 'DELETE', path: `/api/user/wishlist/${key}`, headers: { authorization: token } },
  ];
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
    // Each press has a key of its own, as in the storefront.
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
  }));
}
