import { expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import type { SeedProduct } from '../../adapters/seeds/SeedProduct.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { pieces } from './support/devices.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const MOST_CARDS = 100;

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
