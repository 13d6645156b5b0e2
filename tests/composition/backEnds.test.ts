// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { aCartItem, anAddress } from '../../core/domain/testing/samples.ts';
import { paid } from '../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { PORTS } from '../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../src/shared/container/ShopContainer.ts';
import { compose } from '../../src/shop/wiring/compose.ts';
import { bindMockAdapters } from '../../src/shop/wiring/mock.ts';
import { bindBrowserAdapters } from '../../src/shop/wiring/visitor.ts';

const session = aSession();
const lines = [aCartItem()];

/** Uses each port that differs once, and returns the calls to the back-end that this makes. */
async function callsOf(bindMore: (shop: ShopContainer) => void): Promise<readonly string[]> {
  window.localStorage.clear();
  const calls: string[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    calls.push(`${init?.method} ${url}`);
    return new Response('{"cart":[]}', { status: String(url).includes('/cart') ? 200 : 500 });
  };
  const shop = compose((container) => {
    bindBrowserAdapters(container, fetch);
    bindMore(container);
  });
  const order = { lines, address: anAddress(), coupon: undefined };
  const attempt = await shop
    .get(PORTS.prices)
    .agree(session, order)
    .catch(() => undefined);
  if (attempt !== undefined && 'draft' in attempt) await shop.get(PORTS.orders).record(session, paid(attempt));
  await shop
    .get(PORTS.orders)
    .orders(session)
    .catch(() => undefined);
  await shop.get(PORTS.cart).removeOrdered(session, lines);
  await shop
    .get(PORTS.tokens)
    .end(session)
    .catch(() => undefined);
  return calls;
}

it('In production prices, orders, the ordered lines of the cart and the end of a token are calls to the back-end', async () => {
  expect(await callsOf(() => undefined)).toEqual([
    'POST /api/user/checkout',
    'GET /api/user/orders',
    'GET /api/user/cart',
    'POST /api/auth/logout',
  ]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it('On the mock prices and orders stay on the device, and a token does not end [spec 4.orders-on-client, 7.orders-not-sent]', async () => {
  expect(await callsOf(bindMockAdapters)).toEqual(['GET /api/user/cart', 'POST /api/user/cart/clearCart']);
  expect(Object.keys(window.localStorage)).toEqual(['orders:asha@example.com']);
});

it.each([
  ['In production the back-end mails links and changes accounts', () => undefined, true],
  ['On the mock no links are mailed, and accounts stay as they are', bindMockAdapters, false],
])('%s', (_title, bindMore, isOffered) => {
  const shop = compose((container) => {
    bindBrowserAdapters(container, fetch);
    bindMore(container);
  });
  expect([shop.get(PORTS.links).areMailed, shop.get(PORTS.account).isKept]).toEqual([isOffered, isOffered]);
});
