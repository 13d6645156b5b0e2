import type { Browser, BrowserContext, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { type Device, seed } from './support/devices.ts';
import { namesInTexts } from './support/page/namesInTexts.ts';
import { ShopTab } from './support/ShopTab.ts';
import { signUp } from './support/signUp.ts';

const NAME = 'שמלת ערב, 100% כותנה!';
const HANDLE = '@מאיה.לוי';
const PERSON = { firstName: 'נועה', lastName: 'כהן' };
const ADDRESS = { name: 'נועה כהן (בבית)', street: 'הרצל 5', city: 'חיפה', state: 'חיפה', country: 'ישראל' };
const HEBREW: Readonly<Record<string, string>> = {
  ...{ name: NAME, influencers: HANDLE, description: 'כותנה, 100%!', category: 'שמלות' },
};
const STAMPS = { createdAt: '2026-03-01T09:30:00+00:00', updatedAt: '2026-03-01T09:30:00+00:00' };
const PAGES = [
  paths.home,
  `${paths.listing}?q=${encodeURIComponent('כותנה!')}&creator=${encodeURIComponent(HANDLE)}`,
  paths.product(14),
  paths.creator(encodeURIComponent(HANDLE.slice(1))),
  ...[paths.cart, paths.wishlist, paths.checkout, paths.profile, paths.orders, paths.addresses],
];

let server: RunningProcess;
let browser: Browser;
let noa: Device;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  noa = await signUp(server.address, PERSON);
  for (const id of [14, 1]) await send('cart', { product: { _id: seed(id)._id } });
  for (const id of [2, 3]) await send('wishlist', { product: { _id: seed(id)._id } });
  await send('address', { address: { ...ADDRESS, pincode: '31000', phone: '9876543210' } });
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

async function send(list: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: noa.token ?? '' };
  await fetch(`${server.address}/api/user/${list}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Lets the back-end answer with products whose names, creators and texts are Hebrew, and with an order of one. */
async function answerInHebrew(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const answer = pathname === '/api/user/orders' ? { orders: [order()] } : await response.json();
    const body = JSON.stringify(answer, (_, value) => (isProduct(value) ? { ...value, ...HEBREW } : value));
    // The document is of another catalogue, and nothing of it is shown.
    await route.fulfill({ response, headers: { ...response.headers(), 'catalogue-version': '999' }, body });
  });
}

function isProduct(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'influencers' in value && typeof value.influencers === 'string';
}

function order() {
  const orderedProducts = [{ ...seed(14), qty: 1, ...STAMPS }];
  const deliveryAddress = { ...ADDRESS, _id: 'home', pincode: '31000', phone: '9876543210', ...STAMPS };
  return {
    paymentId: 'pay_1',
    orderId: 'order-1',
    amountPaid: 89_900,
    orderedProducts,
    deliveryAddress,
    paidAt: STAMPS.createdAt,
  };
}

async function open(path: string, device: Device = noa): Promise<ShopTab> {
  const tab = await ShopTab.create(browser, server.address, { device, prepare: answerInHebrew });
  await tab.open(path);
  return tab;
}

/** The left edges, in CSS pixels, of these parts of an element's text as it is painted. */
async function leftEdges(element: Locator, ...parts: readonly string[]): Promise<readonly number[]> {
  return element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return wanted.map((part) => {
      const node = nodes.find(({ data }) => data.includes(part));
      if (node === undefined) throw new Error(`No text has "${part}"`);
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(part));
      range.setEnd(node, node.data.indexOf(part) + part.length);
      return range.getBoundingClientRect().left;
    });
  }, parts);
}

describe('A name that is written from right to left', () => {
  it.each(PAGES)('has its own direction wherever it is shown, and is isolated in every sentence: %s', async (path) => {
    const tab = await open(path);
    const { count, astray } = await tab.page.evaluate(namesInTexts);
    expect(count).toBeGreaterThan(1);
    expect(astray).toEqual([]);
  });

  it('has its own direction among the suggestions and above its enlarged picture', async () => {
    const tab = await open(paths.product(14));
    await tab.page.getByRole('combobox').fill('כותנה');
    await tab.page.getByRole('option').first().waitFor();
    expect((await tab.page.evaluate(namesInTexts)).astray).toEqual([]);
    await tab.page.keyboard.press('Escape');
    const enlarge = tab.page.getByRole('button', { name: /^Enlarge picture/ });
    await enlarge.first().click();
    await tab.page.getByRole('dialog').waitFor();
    expect((await tab.page.evaluate(namesInTexts)).astray).toEqual([]);
  });

  it('ends with its exclamation mark on the left, alone and in a sentence', async () => {
    const tab = await open(paths.product(14));
    const heading = tab.page.getByRole('main').getByRole('heading', { level: 1 });
    const [mark = 0, first = 0] = await leftEdges(heading, '!', 'ש');
    expect(mark).toBeLessThan(first);

    await tab.open(paths.cart);
    const main = tab.page.getByRole('main');
    await main
      .getByRole('button', { name: /^Remove .* from cart$/ })
      .first()
      .click();
    const notice = main
      .getByText(/removed$/)
      .filter({ visible: true })
      .first();
    const [end = 0, start = 0, removed = 0] = await leftEdges(notice, '!', 'ש', 'removed');
    expect(end).toBeLessThan(start);
    expect(start).toBeLessThan(removed);
  });

  it('is isolated in the document title, the page that is announced, and the messages', async () => {
    const tab = await open(paths.product(3));
    const isolated = `\u2068${NAME}\u2069`;
    expect(await tab.page.title()).toBe(`${isolated} · Creator Row`);
    await tab.page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await tab.page
      .getByRole('status')
      .filter({ hasText: `${isolated} added to cart successfully!` })
      .waitFor();
  });
});
