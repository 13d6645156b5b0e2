import { expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { priyaWith, sessionOfPriya } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(PRODUCTION);
const API = /\/api\//;
const CART = /\/api\/user\/cart/;
const HOUR_S = 3600;

const banner = ({ page }: ShopTab) => page.getByText('The shop cannot be reached right now.');

/** Priya's cart, and how often the shop has asked for it. */
async function aCart() {
  const seeds = { products: productSeeds, users: [priyaWith({ cart: [1] })] };
  shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
  const tab = await shop.openTab({ device: sessionOfPriya() });
  let asked = 0;
  tab.page.on('request', (request) => {
    if (CART.test(request.url())) asked += 1;
  });
  return { tab, asked: () => asked };
}

/** Lets time pass in steps that are shorter than the shortest wait, with the answers of each. */
async function pass(tab: ShopTab, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await tab.page.clock.fastForward(1000);
    await tab.settle();
  }
}

it('As soon as the device is offline the shop says so, and no longer once it is online [spec offline.banner, offline.recovery]', async () => {
  const { tab } = await aCart();
  await tab.open(paths.home);
  expect(await banner(tab).count()).toBe(0);
  await tab.page.context().setOffline(true);
  await banner(tab).waitFor();
  await tab.page.context().setOffline(false);
  await banner(tab).waitFor({ state: 'detached' });
});

it('In a long outage the shop asks ever more rarely, and at once when the device is online or the page is looked at [spec offline.recovery]', async () => {
  const { tab, asked } = await aCart();
  const { page } = tab;
  await tab.open(paths.cart);
  const before = asked();
  await page.route(API, (route) => route.abort());
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await banner(tab).waitFor();
  await pass(tab, 120);
  expect(asked() - before).toBeGreaterThanOrEqual(4);
  expect(asked() - before).toBeLessThanOrEqual(12);

  // While the clock stands still, no retry is due. It cannot be stopped in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await tab.settle();
  const beforeLook = asked();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(asked).toBe(beforeLook + 1);
  await tab.settle();
  expect(asked()).toBe(beforeLook + 1);
  await page.clock.resume();
  await page.unroute(API);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await banner(tab).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
});

it('The shop does not ask again before the time that an overloaded server names', async () => {
  const { tab, asked } = await aCart();
  const { page } = tab;
  const headers = { 'retry-after': String(HOUR_S), 'content-type': 'application/json' };
  await page.route(CART, (route) => route.fulfill({ status: 503, headers, body: '{"errors":["Too busy"]}' }));
  await tab.open(paths.home);
  await expect.poll(asked).toBe(1);
  await page.clock.fastForward((HOUR_S / 2) * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tab.settle();
  expect(asked()).toBe(1);
  await page.unroute(CART);
  await page.clock.fastForward(HOUR_S * 1000);
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
});
