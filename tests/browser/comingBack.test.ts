import type { Browser, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PRODUCTS_ON_DEVICE } from '../../core/domain/catalogue/largeCatalogue.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { openShop } from '../bench/large/openShop.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { ShopTab } from './support/ShopTab.ts';
import { MOST_SHIFT, noteServerHtml } from './support/serverHtml.ts';

const AWAY_MS = 120_000;
const CATALOGUE = /\/api\/(products|catalogue)/;

let browser: Browser;

beforeAll(async () => {
  browser = await browserOfWorker();
});
afterEach(() => closeContexts(browser));

async function openTab(address: string, path: string): Promise<ShopTab> {
  const prepare = {
    prepare: (context: { addInitScript(script: () => void): Promise<unknown> }) =>
      context.addInitScript(noteServerHtml),
  };
  const tab = await ShopTab.create(browser, address, { width: 360, height: 740, ...prepare });
  await tab.open(path);
  return tab;
}

/** The shopper looks at the tab again after two minutes. */
async function lookAgain({ page }: ShopTab): Promise<void> {
  await page.clock.fastForward(AWAY_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Answers with prices of ₹77 from now on. */
async function changePrices({ page }: ShopTab, before: () => Promise<unknown> = async () => undefined): Promise<void> {
  await page.route(CATALOGUE, async (route: Route) => {
    await before();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"discounted_price":[\d.]+/g, '"discounted_price":77');
    await route.fulfill({ response, body });
  });
}

/** Scrolls down, focuses a button there, and notes what the shopper has before her. */
async function settleDown({ page }: ShopTab): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForFunction(() => window.scrollY === 1500 && document.elementFromPoint(90, 400)?.closest('article'));
  await page.evaluate(() => {
    const card = document.elementFromPoint(90, 400)?.closest('article');
    card?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    Object.assign(window, { before: { card, focused: document.activeElement, y: window.scrollY } });
    (window as unknown as { noted: { shift: number } }).noted.shift = 0;
  });
}

/** Whether the same card and focus are before her, where they were, and how far the layout has moved. Runs in the page. */
function whatHasMoved() {
  type Before = { readonly card: Element; readonly focused: Element; readonly y: number };
  const { before, noted } = window as unknown as {
    readonly before: Before;
    readonly noted: { readonly shift: number };
  };
  return {
    isSameCard: document.elementFromPoint(90, 400)?.closest('article') === before.card,
    isSameFocus: document.activeElement === before.focused && before.focused !== document.body,
    moved: window.scrollY - before.y,
    shift: noted.shift,
  };
}

async function expectNothingMoved({ page }: ShopTab): Promise<void> {
  const { shift, ...others } = await page.evaluate(whatHasMoved);
  expect(others).toEqual({ isSameCard: true, isSameFocus: true, moved: 0 });
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
}

const cardBefore = ({ page }: ShopTab) => page.getByRole('article').filter({ has: page.locator(':focus') });

describe('Who comes back to a tab of the shop', () => {
  let server: RunningProcess;
  beforeAll(async () => {
    server = await startBuiltServer();
  });
  afterAll(() => server.stop());

  it('sees the prices of now, where she was', async () => {
    const tab = await openTab(server.address, paths.listing);
    await settleDown(tab);
    await changePrices(tab);
    await lookAgain(tab);
    await cardBefore(tab).getByText('Price ₹77').waitFor();
    await expectNothingMoved(tab);
  });

  it('keeps the product that she reads until the answer is there', async () => {
    const tab = await openTab(server.address, paths.product(14));
    const main = tab.page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).textContent();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await changePrices(tab, () => held);
    const asked = tab.page.waitForRequest(CATALOGUE);
    await lookAgain(tab);
    await asked;
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(name);
    release();
    await main.getByText('Price ₹77').first().waitFor();
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  });

  it('asks with what she has, so that the shop sends nothing that has not changed', async () => {
    const tab = await openTab(server.address, paths.listing);
    const tags: Promise<string | undefined>[] = [];
    tab.page.on('request', (request) => {
      if (CATALOGUE.test(request.url())) tags.push(request.allHeaders().then((headers) => headers['if-none-match']));
    });
    // For two seconds of its own time, the browser answers itself.
    const lookAndSee = async () => {
      await lookAgain(tab);
      await tab.settle();
      return (await Promise.all(tags)).filter((tag) => tag !== undefined).length;
    };
    await expect.poll(lookAndSee, { timeout: 30_000, interval: 500 }).toBeGreaterThan(0);
  });
});

describe('Who comes back to a tab with many products', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop(MOST_PRODUCTS_ON_DEVICE + 1);
  });
  afterAll(() => shop.close());

  it('sees the prices of now, where she was', async () => {
    const tab = await openTab(shop.address, paths.listing);
    await tab.page.evaluate(() => window.scrollTo(0, 20_000));
    await tab.settle();
    await settleDown(tab);
    await changePrices(tab);
    await lookAgain(tab);
    await cardBefore(tab).getByText('Price ₹77').waitFor();
    await expectNothingMoved(tab);
  });
});
