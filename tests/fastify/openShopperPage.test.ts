import { beforeAll, describe, expect, it } from 'vitest';
import { toWireAddress } from '../../adapters/wire/account/wireAddress.ts';
import { toWireOrder } from '../../adapters/wire/orders/wireOrder.ts';
import { toWireOrderDetails } from '../../adapters/wire/orders/wireOrderDetails.ts';
import { toWireCartItem } from '../../adapters/wire/wireCartItem.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { aCartItem, anAddress } from '../../core/domain/testing/samples.ts';
import { anOrderDetails } from '../../core/storefront/testing/anOrderDetails.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { openShopperPage } from '../../src/shop/documents/openShopperPage.ts';
import { pageAt } from '../../src/shop/open/pageAt.ts';
import { screenChunk } from '../../src/shop/open/screenChunk.ts';

const session = aSession();
const order = anOrderDetails();
const ORDER = `/profile/orders/${order.orderId}`;
const lines = [aCartItem({ key: 'a', name: 'Low Tide Tee', quantity: 2 }), aCartItem({ key: 'b' })];
const addressList = [anAddress({ key: 'home', name: 'At home' }), anAddress({ key: 'work', name: 'At work' })];

/** Opens a page over an API with these responses. `calls` has the paths that it has asked for, each for the shopper. */
async function open(path: string, changed: Readonly<Record<string, unknown>> = {}) {
  const responses: Readonly<Record<string, unknown>> = {
    '/api/user/cart': { cart: lines.map(toWireCartItem) },
    '/api/user/address': { addressList: addressList.map(toWireAddress) },
    '/api/user/orders': { orders: [toWireOrder({ ...order, deliveryAddress: addressList[1] ?? anAddress() })] },
    [`/api/user/orders/${order.orderId}`]: { order: toWireOrderDetails(order) },
    ...changed,
  };
  const calls: string[] = [];
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    const called = String(address);
    calls.push(called);
    expect(new Headers(init?.headers).get('authorization')).toBe(session.token);
    const response = responses[called];
    return response === undefined ? Response.json({ errors: ['None'] }, { status: 404 }) : Response.json(response);
  };
  const { answers, render } = await openShopperPage(path, { session, fetch });
  return { calls, answers, html: await render?.() };
}

const withCart = (cart: readonly CartItem[]) => ({ '/api/user/cart': { cart: cart.map(toWireCartItem) } });

// As the renderer of the server does, so that no screen suspends.
beforeAll(async () => {
  for (const path of ['/cart', '/checkout', ORDER]) {
    const page = pageAt(path);
    for (const load of page === undefined ? [] : [page.load, ...(page.frame ? [page.frame] : [])])
      await screenChunk(load).preload((importer) => importer());
  }
});

describe('The cart of a shopper', () => {
  it('has its lines, their first picture first, its sums and coupons, and the header of a shopper', async () => {
    const { html, calls, answers } = await open('/cart');
    expect(html).toContain('Low Tide Tee');
    expect(html).toContain('aria-label="Quantity of Low Tide Tee"');
    expect(html).toContain('Sub-total');
    expect(html).toContain('Apply Coupons?');
    expect(html).toContain('aria-label="Cart, 3 items"');
    expect(html).toMatch(/href="\/profile"[^>]*>Profile</);
    expect(html?.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html).not.toContain('Loading your cart');
    expect(html).toMatch(/<main[^>]* data-pending="true"/);
    expect(calls).toEqual(['/api/user/cart']);
    expect(answers).toEqual({ '/user/cart': { cart: lines.map(toWireCartItem) } });
  });

  it('can be empty', async () => {
    expect((await open('/cart', withCart([]))).html).toContain('Cart is Empty!');
  });

  it('has no element that a name asks for', async () => {
    const name = '</script><img src=x onerror="alert(1)">';
    const { html } = await open('/cart', withCart([aCartItem({ name, influencer: name, size: name })]));
    expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
  });
});

describe('The checkout of a shopper', () => {
  it('has her bag, her addresses, with that of her last order chosen, and the button', async () => {
    const { html, calls, answers } = await open('/checkout');
    expect(html).toContain('Low Tide Tee');
    expect(html).toMatch(/<address[^>]*><strong[^>]*>At work/);
    expect(html).toContain('At home');
    expect(html).toContain('Place Order');
    expect(calls.toSorted()).toEqual(['/api/user/address', '/api/user/cart', '/api/user/orders']);
    expect(Object.keys(answers).toSorted()).toEqual(['/user/address', '/user/cart', '/user/orders']);
  });

  it('is not rendered without an address, because its form is not', async () => {
    const { html, answers } = await open('/checkout', { '/api/user/address': { addressList: [] } });
    expect(html).toBeUndefined();
    expect(Object.keys(answers)).toHaveLength(3);
  });
});

describe('The order of a shopper', () => {
  it('has its number, its lines and her name', async () => {
    const { html, calls, answers } = await open(ORDER);
    expect(html).toContain('CR-7G2KX9QD');
    expect(html).toContain('What you ordered');
    expect(html).toContain(session.email);
    expect(html).not.toContain('Loading your order');
    expect(calls).toEqual([`/api${ORDER.replace('/profile', '/user')}`]);
    expect(answers).toEqual({ [ORDER.replace('/profile', '/user')]: { order: toWireOrderDetails(order) } });
  });

  it('is not rendered when there is none', async () => {
    expect(await open('/profile/orders/other')).toMatchObject({ answers: {}, html: undefined });
  });
});

it.each(['/wishlist', '/', '/nowhere'])('The page %s is not rendered for a shopper', async (path) => {
  expect(await open(path)).toEqual({ calls: [], answers: {}, html: undefined });
});
