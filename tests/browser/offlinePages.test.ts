import { describe, expect, it } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { seed } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { keptByWorker, shopBehindLink } from './support/shopBehindLink.ts';

const shop = shopBehindLink();
const { id, name } = seed(1);
const FILTERED = `${paths.listing}?sort=lowToHigh`;

async function visited(path: string): Promise<ShopTab> {
  const tab = await shop.openTab();
  await tab.open(path);
  await keptByWorker(tab);
  return tab;
}

describe('Without a network', () => {
  it.each([
    ['home', paths.home, 'New Arrivals'],
    ['the listing with an order', FILTERED, name],
    ["a product's page", paths.product(id), name],
  ])('%s is shown after one visit, and after a reload', async (_page, path, text) => {
    const tab = await visited(path);
    shop.link().cut();
    for (const _time of [1, 2]) {
      await tab.page.reload();
      await tab.settle();
      await tab.page.getByRole('main').getByText(text).first().waitFor();
    }
  });

  it('a page is shown that was never opened', async () => {
    const tab = await visited(paths.home);
    shop.link().cut();
    await tab.open(paths.product(id));
    await tab.page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('the pictures that were seen are shown', async () => {
    const tab = await visited(paths.product(id));
    await tab.page.reload();
    await tab.settle();
    const picture = tab.page.getByRole('main').locator('img').first();
    const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
    shop.link().cut();
    await tab.page.reload();
    await tab.settle();
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
  });

  it('the worker keeps nothing that belongs to a shopper', async () => {
    const tab = await visited(paths.home);
    await tab.open(paths.login);
    const kept = await tab.page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual(['/api/products']);
  });
});
