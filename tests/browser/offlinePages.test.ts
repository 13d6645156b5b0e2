import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { seed } from './support/devices.ts';
import type { ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { compareWithServerHtml, noteServerHtml } from './support/serverHtml.ts';
import { keptByWorker, shopBehindLink } from './support/shopBehindLink.ts';

const shop = shopBehindLink();
const { id, name, influencers } = seed(1);
const FILTERED = `${paths.listing}?sort=lowToHigh`;

async function visited(path: string, options: ShopTabOptions = {}): Promise<ShopTab> {
  const tab = await shop.openTab(options);
  await tab.open(path);
  await keptByWorker(tab);
  return tab;
}

/** Gives the kept document an earlier version of the catalogue, in which the product had another name. Runs in the page. */
async function makeKeptDocumentEarlier(name: string) {
  const cache = (await caches.keys()).find((key) => key.startsWith('documents-')) ?? '';
  const kept = await caches.open(cache);
  const response = await kept.match(location.href);
  const html = (await response?.text()) ?? '';
  const earlier = html.replace(/ data-version="\d+"/, ' data-version="0"').replaceAll(name, 'Earlier name');
  if (!/ data-version="0"/.test(earlier)) throw new Error('There is no kept document of the server');
  await kept.put(location.href, new Response(earlier, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

describe('Without a network', () => {
  it.each([
    ['home', paths.home, 'New Arrivals'],
    ["a creator's page", paths.creator(influencers.slice(1)), name],
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

  it.each([
    ['hydrated', false],
    ['replaced, when the kept catalogue is a later one,', true],
  ])('the document that the server has rendered is %s', async (_way, isEarlier) => {
    const tab = await visited(paths.product(id), { prepare: (context) => context.addInitScript(noteServerHtml) });
    if (isEarlier) await tab.page.evaluate(makeKeptDocumentEarlier, name);
    shop.link().cut();
    await tab.page.reload();
    await tab.settle();
    expect(await tab.page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    const { count, gone } = await compareWithServerHtml(tab);
    expect(count).toBeGreaterThan(60);
    expect(gone).toHaveLength(isEarlier ? count : 0);
    expect(tab.problems.filter((text) => text.includes('hydrated'))).toEqual([]);
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
