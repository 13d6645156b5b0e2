import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import type { SeedProduct } from '../../adapters/seeds/SeedProduct.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { pieces } from './support/devices.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const MOST_CARDS = 100;
const LONG_CREATOR = '@a.creator.whose.name.is.so.long.that.it.takes.three.lines.on.a.phone';
const THUMB = { x: 100, y: 400 };
/** How far one turn of the wheel scrolls, in CSS pixels. */
const STEP = 250;

const shop = shopInBrowser(PRODUCTION);

it.each([1280, 360])('Measuring the rows keeps those that are rendered: %i pixels wide', async (width) => {
  // On a phone the size stands below prices that are long, which makes the first row higher than others.
  const [first, ...others] = pieces(2000);
  const products = [{ ...(first as SeedProduct), originalPrice: 99_999, discountedPrice: 88_888 }, ...others];
  shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds: { products, users: [] } }).fetch;
  const tab = await shop.openTab({ width, prepare: (context) => context.addInitScript(countRemovedItems) });
  await tab.open(paths.listing);
  const list = tab.page.getByRole('list', { name: 'Products' });
  await expect.poll(() => list.evaluate(misplaced, products.length)).toEqual({ gaps: 0, height: 0 });
  expect(await tab.page.evaluate(() => Reflect.get(window, 'removedItems'))).toBe(0);
});

/**
 * Runs in the page: how far the rows are from each other, beside the gap, and the height of their grid from that of all rows, in CSS
 * pixels. A row that is not rendered counts as high as the first.
 */
function misplaced(grid: Element, count: number) {
  const { rowGap, gridTemplateColumns } = getComputedStyle(grid);
  const [gap, columns] = [Number.parseFloat(rowGap), gridTemplateColumns.split(' ').length];
  const boxes = [...grid.children].filter((_, at) => at % columns === 0).map((row) => row.getBoundingClientRect());
  const distances = boxes.slice(1).map(({ top }, at) => Math.abs(Math.round(top - (boxes[at]?.bottom ?? 0) - gap)));
  const rows = Math.ceil(count / columns);
  const rest = (rows - boxes.length) * (boxes[0]?.height ?? 0);
  const all = boxes.reduce((sum, { height }) => sum + height, rest) + (rows - 1) * gap;
  return {
    gaps: distances.reduce((sum, distance) => sum + distance, 0),
    height: Math.round(grid.getBoundingClientRect().height - all),
  };
}

/** Runs in the page: counts the items of a long list that are removed. */
function countRemovedItems(): void {
  let removed = 0;
  new MutationObserver((mutations) => {
    const nodes = mutations.flatMap(({ removedNodes }) => [...removedNodes]);
    const isItem = (node: Node) => node instanceof Element && node.matches('[aria-posinset], :has([aria-posinset])');
    removed += nodes.filter(isItem).length;
  }).observe(document, { childList: true, subtree: true });
  Object.defineProperty(window, 'removedItems', { get: () => removed });
}

describe('What is in sight stays where it is', () => {
  /** Opens the listing, far down, with rows of different heights: every fifth product has the longest name of a creator. */
  async function openUneven(width: number) {
    const products = pieces(2000).map((piece, at) => (at % 5 === 0 ? { ...piece, influencers: LONG_CREATOR } : piece));
    shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds: { products, users: [] } }).fetch;
    const tab = await shop.openTab({ width, height: 700, reducedMotion: 'reduce' });
    await tab.open(paths.listing);
    await tab.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await tab.page.waitForFunction(cardAt, THUMB);
    return tab.page;
  }

  /** Expects that a card gets to be so much further down than it was, in CSS pixels. */
  async function expectMoved(
    page: Page,
    { name, top }: { name: string | undefined; top: number | undefined },
    by: number,
  ) {
    const moved = async () => ((await page.evaluate(paintedTop, name)) ?? 0) - (top ?? 0);
    await expect.poll(async () => Math.round(await moved())).toBe(by);
  }

  /** The card at a point of the window, and its distance from the window's top. */
  async function painted(page: Page, point: typeof THUMB) {
    const name = await page.evaluate(cardAt, point);
    return { name, top: await page.evaluate(paintedTop, name) };
  }

  it('while she scrolls up to rows of other heights', async () => {
    const page = await openUneven(360);
    await page.mouse.move(THUMB.x, THUMB.y);
    for (let turn = 0; turn < 10; turn += 1) {
      const before = await painted(page, THUMB);
      await page.mouse.wheel(0, -STEP);
      await page.waitForFunction(allCardsThere);
      await expectMoved(page, before, STEP);
    }
    expect(await page.evaluate(rowHeights)).toBeGreaterThan(1);
  });

  it('when she turns the phone', async () => {
    const page = await openUneven(360);
    const before = await page.evaluate(cardAt, { ...THUMB, y: 80 });
    await page.setViewportSize({ width: 700, height: 360 });
    await page.waitForFunction(allCardsThere);
    expect(await page.evaluate(paintedTop, before)).toBeGreaterThan(-700);
    expect(await page.evaluate(paintedTop, before)).toBeLessThan(360);
  });
});

/** Runs in the page: the name of the card at a point of the window or, where that is between two rows, of the one below it. */
function cardAt({ x, y }: typeof THUMB): string | undefined {
  const cards = [y, y + 50].map((top) => document.elementFromPoint(x, top)?.closest('article'));
  return cards.find((card) => card)?.getAttribute('aria-label') ?? undefined;
}

/**
 * Runs in the page: the distance of a card from the window's top, as it is painted. Between two frames it can be another one: rows of
 * other heights are corrected right before the paint.
 */
function paintedTop(name: string | undefined): Promise<number | undefined> {
  const card = document.querySelector(`article[aria-label="${name}"]`);
  if (card === null) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.boundingClientRect.top);
    });
    observer.observe(card);
  });
}

/** Runs in the page: whether the window is full of cards, none of which is awaited. */
async function allCardsThere(): Promise<boolean> {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  const items = [...document.querySelectorAll('[aria-label="Products"] > [aria-posinset]')];
  const boxes = items.map((item) => item.getBoundingClientRect());
  const isFull = boxes.some(({ top }) => top <= 0) && boxes.some(({ bottom }) => bottom >= window.innerHeight);
  return isFull && items.every((item) => item.querySelector('article') !== null);
}

/** Runs in the page: how many different heights the rendered cards have. */
function rowHeights(): number {
  const items = [...document.querySelectorAll('[aria-label="Products"] > [aria-posinset]')];
  return new Set(items.map((item) => Math.round(item.getBoundingClientRect().height))).size;
}

it('Of ten thousand products only the cards near the viewport are rendered, each with its position in the set [spec long-lists.few-drawn]', async () => {
  const seeds = { products: pieces(10_000), users: [] };
  shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
  const tab = await shop.openTab();
  await tab.open(paths.listing);
  const list = tab.page.getByRole('list', { name: 'Products' });
  const placeOf = (item: Element) => [item.ariaPosInSet, item.ariaSetSize];
  expect(await list.getByRole('listitem').first().evaluate(placeOf)).toEqual(['1', '10000']);
  expect(await list.getByRole('article').count()).toBeLessThan(MOST_CARDS);
  const last = list.getByRole('article', { name: 'Piece 10000', exact: true });
  // The grid's height is an estimate until its rows are measured, so the end can move.
  const drawnAtTheEnd = async () => {
    await list.evaluate((grid) => grid.scrollIntoView({ block: 'end', behavior: 'instant' }));
    return last.count();
  };
  await expect.poll(drawnAtTheEnd, { timeout: 20_000 }).toBe(1);
  expect(await list.getByRole('listitem').last().evaluate(placeOf)).toEqual(['10000', '10000']);
  expect(await list.getByRole('article').count()).toBeLessThan(MOST_CARDS);
});
