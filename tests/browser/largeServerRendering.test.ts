import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PRODUCTS_ON_DEVICE } from '../../core/domain/catalogue/largeCatalogue.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { openShop } from '../bench/large/openShop.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { ShopTab, type ShopTabOptions } from './support/ShopTab.ts';
import { compareWithServerHtml, MOST_SHIFT, noteWithLateFonts } from './support/serverHtml.ts';

const COUNT = MOST_PRODUCTS_ON_DEVICE + 1;
const CLOTHING = `${paths.listing}?category=clothing&sort=lowToHigh`;
const CREATOR = paths.creator('zoya.aftersix');
const piecesOf = (name: string) => `?creator=@${name}&creator=${name}`;
const OPTIONS = '/options';
/** The calls for a creator's pieces, lowest and highest price. */
const callsFor = (name: string) => [
  OPTIONS,
  `${piecesOf(name)}&from=0&count=24`,
  ...['lowToHigh', 'highToLow'].map((sort) => `${piecesOf(name)}&sort=${sort}&from=0&count=1`),
];
/** Each page with the calls that answer its first render. */
const PAGES = [
  [paths.home, [OPTIONS, '/14', '/17', '/12', '/16']],
  [paths.listing, [OPTIONS, '?from=0&count=48']],
  [CLOTHING, [OPTIONS, '?category=clothing&sort=lowToHigh&from=0&count=48']],
  [paths.product(14), [OPTIONS, '/14', '/14/more?count=4']],
  [paths.creators, [OPTIONS, '/creators?from=0&count=48']],
  [CREATOR, callsFor('zoya.aftersix')],
  [paths.creator('nobody'), callsFor('nobody')],
  [paths.product(9_999_999), [OPTIONS, '/9999999']],
] as const;

let shop: Awaited<ReturnType<typeof openShop>>;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(COUNT), browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => shop.close());

/** Opens a page in a new tab, and notes the calls of the API. `catalogueVersion` is that of the answers about the product 14. */
async function openPage(path: string, { catalogueVersion = '', ...options }: Options = {}) {
  const tab = await ShopTab.create(browser, shop.address, { ...options, prepare: noteWithLateFonts });
  const calls: string[] = [];
  tab.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/catalogue', '') + search);
  });
  if (catalogueVersion !== '') {
    await tab.page.route('**/api/catalogue/14', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'catalogue-version': catalogueVersion } });
    });
  }
  await tab.open(path);
  return { tab, calls, ...(await compareWithServerHtml(tab)) };
}

type Options = ShopTabOptions & { readonly catalogueVersion?: string };

describe('A page that the server has rendered of a large catalogue', () => {
  const variants = PAGES.flatMap(([path, answers]) => [360, 1440].map((width) => ({ path, width, answers })));

  it.each(variants)('is hydrated with the calls that it preloads: $path, $width wide', async (at) => {
    const { path, answers, width } = at;
    const { tab, calls, count, gone, shift } = await openPage(path, { width, reducedMotion: 'reduce' });
    expect(tab.problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    expect(count).toBeGreaterThan(60);
    // A letter takes the place of a portrait that does not exist.
    expect(gone.filter((element) => !element.includes('src="/pictures/creators/'))).toEqual([]);
    expect(shift).toBeLessThan(MOST_SHIFT);
    const isAboutStock = (call: string) => call.startsWith('/api/availability?');
    expect(calls.filter((call) => !isAboutStock(call)).toSorted()).toEqual([...answers].toSorted());
    // Not card by card, and on a busy machine in few parts.
    expect(calls.filter(isAboutStock).length).toBeLessThan(4);
  });

  it('is replaced, without an error, when an answer is of another catalogue', async () => {
    const { tab, count, gone } = await openPage(paths.product(14), { catalogueVersion: '999' });
    expect(gone.length).toBe(count);
    expect(tab.problems).toEqual([]);
  });
});

it('The sitemap has every product of a large catalogue', async () => {
  const xml = await (await fetch(`${shop.address}/sitemap.xml`)).text();
  expect(xml.match(/<loc>[^<]+\/product-details\/\d+<\/loc>/g)).toHaveLength(COUNT);
});
