import { expect, it, vi } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { seed } from './support/devices.ts';
import { logIn } from './support/purchase.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { keptByWorker, shopBehindLink } from './support/shopBehindLink.ts';

vi.setConfig({ testTimeout: 120_000 });

const shop = shopBehindLink();
const { name } = seed(1);
const OFFLINE = 'The shop cannot be reached right now.';
const main = ({ page }: ShopTab) => page.getByRole('main');
const stored = ({ page }: ShopTab) => page.evaluate(() => Object.keys(localStorage));

/** Logs the sample shopper in, and puts one product into her cart and on her wishlist unless they are there. */
async function shopping(): Promise<ShopTab> {
  const tab = await shop.openTab();
  await tab.open(`${paths.login}?from=${paths.listing}`);
  await logIn(tab);
  await tab.arriveAt('Products');
  for (const label of [`Add to Cart: ${name}`, `Add ${name} to wishlist`]) {
    const button = main(tab).getByRole('button', { name: label });
    if ((await button.count()) > 0) await button.first().click();
  }
  await tab.settle();
  await keptByWorker(tab);
  await tab.open(paths.orders);
  return tab;
}

it('Without a network, cart, wishlist, addresses and orders can be read, and the shop says that it cannot be reached', async () => {
  const tab = await shopping();
  shop.link().cut();
  for (const [path, text] of [
    [paths.cart, name],
    [paths.wishlist, name],
    [paths.addresses, 'Priya Sharma'],
    [paths.orders, 'What you order will be listed here.'],
  ] as const) {
    await tab.open(path);
    await main(tab).getByText(text).first().waitFor();
    await tab.page.getByText(OFFLINE).waitFor();
  }
  shop.link().restore();
  await expect.poll(() => tab.page.getByText(OFFLINE).count(), { timeout: 20_000 }).toBe(0);
});

it('Without a network, what she changes survives a reload, and is sent once when the network is back', async () => {
  const tab = await shopping();
  await tab.open(paths.cart);
  const more = main(tab).getByRole('button', { name: `Increase quantity of ${name}` });
  const badge = () => tab.page.getByRole('banner').getByRole('link', { name: /^Cart/ }).getAttribute('aria-label');
  const before = Number(/\d+/.exec((await badge()) ?? '')?.[0]);
  const sent: string[] = [];
  shop.link().cut();
  for (let presses = 0; presses < 2; presses += 1) await more.click();
  const waiting = tab.page.getByText(`${OFFLINE} 2 changes will be sent when the connection is back.`);
  await waiting.waitFor();
  await tab.open(paths.cart);
  await waiting.waitFor();
  const after = `Cart, ${before + 2} items`;
  await expect.poll(badge).toBe(after);
  tab.page.on('response', (response) => {
    if (response.request().method() === 'POST') sent.push(response.request().headers()['idempotency-key'] ?? '');
  });
  shop.link().restore();
  await expect.poll(() => tab.page.getByText(OFFLINE).count(), { timeout: 20_000 }).toBe(0);
  await tab.settle();
  expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
  await expect.poll(() => stored(tab)).not.toContain('waiting-changes');
  await tab.open(paths.cart);
  await expect.poll(badge).toBe(after);
});

it('Without a network, logging out asks before what waits is lost', async () => {
  const tab = await shopping();
  await tab.open(paths.cart);
  shop.link().cut();
  await main(tab)
    .getByRole('button', { name: `Increase quantity of ${name}` })
    .click();
  await tab.page.getByText(`${OFFLINE} 1 change will be sent when the connection is back.`).waitFor();
  await tab.open(paths.logout);
  const logOut = main(tab).getByRole('button', { name: 'Logout' });
  await logOut.click();
  const question = tab.page.getByRole('dialog', { name: 'Changes not sent' });
  await question.getByText('1 change has not been sent. Log out and lose it?').waitFor();
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await stored(tab)).toContain('waiting-changes');
  await logOut.click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await tab.arriveAt('Home');
  expect(await stored(tab)).toEqual([]);
  shop.link().restore();
});

it('After logout nothing of hers is on the device, and another shopper sees nothing of it without a network', async () => {
  const tab = await shopping();
  expect(await stored(tab)).toContain('lists');
  await tab.open(paths.logout);
  await main(tab).getByRole('button', { name: 'Logout' }).click();
  await tab.arriveAt('Home');
  expect(await stored(tab)).toEqual([]);
  await tab.page.evaluate(() => {
    const maya = { token: 'of-maya', isAuth: 'true', firstName: 'Maya', lastName: 'Iyer', email: 'maya@example.com' };
    for (const [key, text] of Object.entries(maya)) localStorage.setItem(key, text);
  });
  shop.link().cut();
  await tab.open(paths.cart);
  await tab.page.getByText(OFFLINE).waitFor();
  expect(await main(tab).getByText(name).count()).toBe(0);
});
