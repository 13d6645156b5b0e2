import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { openShop } from '../bench/large/openShop.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { holdScripts } from './support/holdScripts.ts';
import { ShopTab } from './support/ShopTab.ts';

const COUNT = 300;
const PHONE = { width: 360, height: 740, thumb: { x: 100, y: 300 }, wheel: 2163 };
const DESKTOP = { width: 1440, height: 900, thumb: { x: 500, y: 300 }, wheel: 1500 };
const MOST_DRIFT = 2;

let shop: Awaited<ReturnType<typeof openShop>>;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(COUNT), browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => shop.close());

type View = typeof PHONE;

/** Opens the listing as the server has rendered it. Its scripts wait until they are released. */
async function openServed(view: View): Promise<{ readonly page: Page; readonly release: () => void }> {
  const { width, height, thumb } = view;
  const tab = await ShopTab.create(browser, shop.address, { width, height, isSpinnerAwaited: true });
  const release = await holdScripts(tab.page, /\/(ListingPage|LongGrid)-[^/]*\.js$/);
  await tab.page.addInitScript(watchSecondRow);
  await tab.page.goto(paths.listing);
  await tab.page.waitForFunction(({ x, y }) => document.elementFromPoint(x, y)?.closest('article') != null, thumb);
  return { page: tab.page, release };
}

/** Scrolls with the wheel, until the page stands still. */
async function turnWheel(page: Page, { thumb, wheel }: View): Promise<void> {
  await page.mouse.move(thumb.x, thumb.y);
  await page.mouse.wheel(0, wheel);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, wheel);
}

/** Waits until the grid has the height of all products: the scripts have taken the server's cards over. */
async function tookOver(page: Page, view: View): Promise<void> {
  const rows = COUNT / (view.width < 640 ? 2 : 4);
  await page.waitForFunction((least) => document.documentElement.scrollHeight > least, rows * 300);
  for (const _ of [1, 2, 3]) await page.evaluate(() => new Promise(requestAnimationFrame));
}

describe('The long grid takes over the first cards of the server', () => {
  it.each([
    { ...PHONE, cpu: 1 },
    { ...PHONE, cpu: 6 },
    { ...DESKTOP, cpu: 1 },
    { ...DESKTOP, cpu: 6 },
  ])('under the thumb and the focus, $width wide, CPU slowed $cpu times', async ({ cpu, ...view }) => {
    const { page, release } = await openServed(view);
    await turnWheel(page, view);
    await page.evaluate(focusCardAt, view.thumb);
    const before = await page.evaluate(whatSheSees, view.thumb);
    expect(before.focus).toMatch(/^Add to Cart: /);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    release();
    await tookOver(page, view);
    const after = await page.evaluate(whatSheSees, view.thumb);
    expect({ ...after, top: 0 }).toEqual({ ...before, top: 0 });
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(MOST_DRIFT);
    expect(await page.evaluate(secondRowTops)).toHaveLength(1);
  });

  it('and keeps every one of their elements', async () => {
    const { page, release } = await openServed(PHONE);
    await page.evaluate(markCards);
    const marked = await page.locator('article[data-marked]').count();
    expect(marked).toBeGreaterThanOrEqual(24);
    release();
    await tookOver(page, PHONE);
    expect(await page.locator('article[data-marked]').count()).toBe(marked);
    expect(await page.locator('article').first().getAttribute('data-marked')).toBe('');
  });
});

it.each([PHONE, DESKTOP])(
  'A long list that is opened from another page has its rows where they stay, $width wide',
  async (view) => {
    const { width, height } = view;
    const tab = await ShopTab.create(browser, shop.address, { width, height, reducedMotion: 'reduce' });
    const { page } = tab;
    await page.addInitScript(watchSecondRow);
    await tab.open(paths.home);
    await page.getByRole('button', { name: 'Shop Now' }).click();
    await tab.arriveAt('Products');
    await tookOver(page, view);
    expect(await page.evaluate(secondRowTops)).toHaveLength(1);
  },
);

/** Runs in the page: gives the focus to the button of the card that is under the thumb. */
function focusCardAt({ x, y }: View['thumb']): void {
  const card = document.elementFromPoint(x, y)?.closest('article');
  card?.querySelector<HTMLElement>('[aria-label^="Add to Cart"]')?.focus({ preventScroll: true });
}

/** Runs in the page: the card under the thumb, the focus, and how far the page is scrolled. */
function whatSheSees({ x, y }: View['thumb']) {
  const card = document.elementFromPoint(x, y)?.closest('article');
  return {
    card: card?.querySelector('h2 a')?.getAttribute('href'),
    focus: document.activeElement?.getAttribute('aria-label'),
    top: window.scrollY,
  };
}

function markCards(): void {
  for (const card of document.querySelectorAll('article')) card.dataset.marked = '';
}

/** Runs in the page before its scripts: notes in every frame how far the second row is below the first. */
function watchSecondRow(): void {
  const tops = new Set<number>();
  Object.assign(window, { secondRowTops: tops });
  const note = () => {
    const cards = [...document.querySelectorAll('[aria-label="Products"] article')];
    const [first, ...others] = cards.map((card) => card.getBoundingClientRect());
    const second = others.find(({ left, top }) => left === first?.left && top > first.top);
    if (first !== undefined && second !== undefined) tops.add(Math.round(second.top - first.top));
    requestAnimationFrame(note);
  };
  note();
}

/** Runs in the page. */
function secondRowTops(): readonly number[] {
  return [...(window as unknown as { secondRowTops: ReadonlySet<number> }).secondRowTops];
}
