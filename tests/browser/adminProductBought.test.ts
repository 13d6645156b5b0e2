import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ownerSeed } from '../../adapters/seeds/owner.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { logIn } from './support/purchase.ts';
import { ShopTab } from './support/ShopTab.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const WORDS = ['A raincoat from the front', 'A raincoat from behind', 'A button'];
const MOST_TABS = 250;

let browser: Browser;
let server: RunningProcess;

beforeAll(async () => {
  [browser, server] = await Promise.all([browserOfWorker(), startBuiltServer()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

/** How somebody works: moves to a thing of that name, and presses it or types into it. */
type Hands = {
  press(page: Page, name: RegExp): Promise<void>;
  type(page: Page, name: RegExp, text: string): Promise<void>;
};

/** Presses Tab until the thing of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${name}`);
}

const keys: Hands = {
  async press(page, name) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  async type(page, name, text) {
    await tabTo(page, name);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
};

const thumb: Hands = {
  press: (page, name) => page.getByRole('main').getByRole('button', { name }).tap(),
  async type(page, name, text) {
    const field = page.getByRole('main').getByLabel(name).first();
    await field.tap();
    await field.fill(text);
  },
};

const photograph = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Makes a product from nothing: four sizes, three pictures and a fabric. */
async function makeProduct(page: Page, hands: Hands, title: string): Promise<void> {
  await page.goto(`${server.address}/admin/products`);
  await hands.type(page, /^E-mail$/, ownerSeed.email);
  await hands.type(page, /^Password$/, ownerSeed.password);
  await hands.press(page, /^Sign in$/);
  await page.getByRole('table').waitFor();
  await hands.press(page, /^New product$/);
  await hands.type(page, /^Title$/, title);
  await hands.type(page, /^Creator$/, '@zoya.aftersix');
  await hands.press(page, /^Make product$/);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  for (const size of SIZES) {
    await hands.type(page, /^Size$/, size);
    await hands.type(page, /^Price ₹$/, '249');
    await hands.press(page, /^Add size$/);
    await page.getByLabel(new RegExp(`^Size of .*-${size.toLowerCase()}$`)).waitFor();
  }
  for (const [at, words] of WORDS.entries()) {
    const chooser = page.waitForEvent('filechooser');
    if (hands === keys) await keys.press(page, /^Add pictures/);
    else await page.getByText('Add pictures: drop').tap();
    const buffer = await photograph(`#3a6b8${at}`);
    await (await chooser).setFiles([{ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }]);
    await page.getByLabel('Alt text: what').waitFor();
    await hands.type(page, /^Alt text: what/, words);
    await hands.press(page, /^Add picture$/);
    await page.getByLabel(`Alt text of picture ${at + 1}`).waitFor();
  }
  await hands.type(page, /^Fabric$/, 'Waxed cotton');
  if (hands === keys) await page.keyboard.press('Control+s');
  else await hands.press(page, /^Save$/);
  await page.getByRole('region', { name: 'Changes that are not saved' }).waitFor({ state: 'hidden' });
}

/** Finds a product in the shop, reads it and buys the last of its sizes. */
async function buy(tab: ShopTab, title: string): Promise<void> {
  const { page } = tab;
  const sizes = async () => {
    const { products } = (await (await fetch(`${server.address}/api/products`)).json()) as {
      readonly products: readonly { readonly id: number; readonly name: string }[];
    };
    return products.filter(({ name }) => name === title);
  };
  await expect.poll(async () => (await sizes()).length).toBe(SIZES.length);
  await tab.open(paths.login);
  await logIn(tab);
  await page.waitForURL((url) => url.pathname !== paths.login);
  await tab.open(paths.product((await sizes()).at(-1)?.id ?? 0));
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const article = page.getByRole('article', { name: title, exact: true }).first();
  expect(await article.getByRole('img').first().getAttribute('alt')).toBe(WORDS[0]);
  expect(await article.getByRole('definition').first().innerText()).toBe('Waxed cotton');
  await article.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByText(`${title} added to cart successfully!`).waitFor();
  await tab.open(paths.cart);
  await page.getByRole('link', { name: 'Place Order' }).click();
  await tab.arriveAt('Checkout');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog', { name: 'Creator Row' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await tab.arriveAt('Orders');
  await page.getByText(title).first().waitFor();
}

it('A product is made from nothing by keys alone, and bought in the shop', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await makeProduct(await context.newPage(), keys, 'Monsoon Coat');
  await buy(await ShopTab.create(browser, server.address, {}), 'Monsoon Coat');
});

it('A product is made from nothing on a phone, and bought there', async () => {
  const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...phone });
  const page = await context.newPage();
  await makeProduct(page, thumb, 'Drizzle Coat');
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  await buy(await ShopTab.create(browser, server.address, { width: 360, height: 740, ...phone }), 'Drizzle Coat');
});
