import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { callApi } from '../bench/server/registerShoppers.ts';
import { shopperWithOrder } from '../bench/server/shopperWithOrder.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import type { Device } from './support/devices.ts';
import { ShopTab } from './support/ShopTab.ts';

/** Slow enough for parts of a page to be rendered again and again while others load. */
const SLOWED = 4;

let server: RunningProcess;
let browser: Browser;
let device: Device;
let orderId: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  const { address } = server;
  const { token, productKeys, ...shopper } = await shopperWithOrder(address);
  ({ device, orderId } = shopper);
  for (const _id of productKeys) await callApi(`${address}/api/user/wishlist`, 'POST', { product: { _id } }, token);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

/**
 * Opens a page on a slow processor, with the spinner's second in which its parts load. Resolves with the calls that it has made of the
 * API once it is idle, such as `GET /api/coupons`.
 */
async function callsOf(path: string): Promise<readonly string[]> {
  const tab = await ShopTab.create(browser, server.address, {
    device,
    width: 360,
    height: 740,
    isSpinnerAwaited: true,
  });
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const calls: string[] = [];
  tab.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await tab.open(path);
  return calls;
}

describe('A page that a shopper opens asks for nothing twice', () => {
  const ofShopper: readonly (readonly [string, () => string, string])[] = [
    ['home', () => paths.home, '/user/cart'],
    ['the listing', () => paths.listing, '/user/wishlist'],
    ['a product', () => paths.product(14), '/user/cart'],
    ['the cart', () => paths.cart, '/user/page?path=%2Fcart'],
    ['the wishlist', () => paths.wishlist, '/user/wishlist'],
    ['the checkout', () => paths.checkout, '/user/page?path=%2Fcheckout'],
    ['an order', () => paths.order(orderId), '/user/page?path=%2Fprofile%2Forders%2F'],
    ['the orders', () => paths.orders, '/user/orders'],
    ['the addresses', () => paths.addresses, '/user/address'],
  ];

  it.each(ofShopper)('%s', async (_name, path, asked) => {
    const calls = await callsOf(path());
    expect(calls.some((call) => call.includes(asked))).toBe(true);
    expect(calls.filter((call, place) => calls.indexOf(call) !== place)).toEqual([]);
  });
});
