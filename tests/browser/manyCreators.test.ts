import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PRODUCTS_ON_DEVICE } from '../../core/domain/catalogue/largeCatalogue.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { openShop, type ServedShop } from '../bench/large/openShop.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { ShopTab } from './support/ShopTab.ts';

const PRODUCTS = MOST_PRODUCTS_ON_DEVICE + 1_000;
const FEW = 8;
const MANY = 1_500;
/** How much larger what the server sends may be with many creators. */
const MOST_RATIO = 1.15;

let few: ServedShop;
let many: ServedShop;
let browser: Browser;

beforeAll(async () => {
  [few, many, browser] = await Promise.all([openShop(PRODUCTS, FEW), openShop(PRODUCTS, MANY), browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => Promise.all([few.close(), many.close()]));

async function bodyOf({ address }: ServedShop, path: string): Promise<string> {
  return (await fetch(address + path)).text();
}

describe('With many creators [spec many-creators.small]', () => {
  it.each([paths.home, paths.listing, paths.product(14), '/api/catalogue?from=0&count=48'])(
    '%s is hardly larger than with eight',
    async (path) => {
      const [small, large] = [await bodyOf(few, path), await bodyOf(many, path)];
      const compressed = (text: string) => brotliCompressSync(text).byteLength;
      expect(large.length / small.length).toBeLessThan(MOST_RATIO);
      expect(compressed(large) / compressed(small)).toBeLessThan(MOST_RATIO);
    },
  );

  it('a document has no more checkboxes, and the front page 24 creators', async () => {
    const boxesIn = async (shop: ServedShop) => (await bodyOf(shop, paths.listing)).match(/type="checkbox"/g)?.length;
    expect([await boxesIn(few), await boxesIn(many)]).toEqual([20, 20]);
    // The new arrivals lead to their creators too.
    const strip = (await bodyOf(many, paths.home)).split('aria-labelledby="creators"')[1]?.split('</ul>')[0] ?? '';
    expect(strip.match(/<a [^>]*href="\/creators\//g)).toHaveLength(24);
  });

  it('only the first page of an answer has the counts', async () => {
    const page = async (from: number) => JSON.parse(await bodyOf(many, `/api/catalogue?from=${from}&count=48`));
    expect((await page(0)).facets.influencers).toHaveLength(8);
    expect(await page(48)).not.toHaveProperty('facets');
  });
});

describe('A shopper who looks for a creator', () => {
  async function opened(width = 1440) {
    const tab = await ShopTab.create(browser, many.address, { width, reducedMotion: 'reduce' });
    await tab.open(paths.listing);
    if (width < 1024) await tab.page.getByRole('button', { name: /^Filter/ }).click();
    const place =
      width < 1024 ? tab.page.getByRole('dialog') : tab.page.getByRole('complementary', { name: 'Filters' });
    const group = place.getByRole('group', { name: 'Influencers' });
    const field = group.getByRole('searchbox', { name: 'Find a creator' });
    const box = (name: string) => group.getByRole('checkbox', { name, exact: true });
    return { tab, page: tab.page, group, field, box };
  }
  const count = (page: Page) => page.locator('h1 + p').textContent();

  it('finds, chooses and leaves out one with the keyboard, and keeps the focus [spec many-creators.found]', async () => {
    const { tab, page, group, field, box } = await opened();
    await field.focus();
    await page.keyboard.type('maker.777');
    await box('@maker.777').waitFor();
    expect(await group.getByRole('status').textContent()).toBe('1 creator');
    await page.keyboard.press('Tab');
    expect(await box('@maker.777').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Remove filter: @maker.777' }).waitFor();
    expect(await box('@maker.777').evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('');
    await box('@maker.777').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Remove filter: @maker.777' }).waitFor({ state: 'detached' });
    await expect.poll(() => count(page)).toBe('3,000 pieces');
    expect(await box('@maker.777').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box('@maker.777').isChecked()).toBe(false);
    expect(tab.problems).toEqual([]);
  });

  it('has the first eight of those she finds, and is told how many there are; Escape clears the field, not the dialog', async () => {
    const { tab, page, group, field } = await opened(360);
    await field.fill('maker');
    await expect.poll(() => group.getByRole('status').textContent()).toMatch(/^8 of 1,\d{3} creators$/);
    expect(await group.getByRole('checkbox').count()).toBeLessThanOrEqual(16);
    expect(await accessibilityViolations(page)).toEqual([]);
    await field.press('Escape');
    expect([await field.inputValue(), await group.getByRole('checkbox').count()]).toEqual(['', 8]);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(tab.problems).toEqual([]);
  });

  it('finds everybody on the page of all creators, which the server has rendered', async () => {
    const html = await bodyOf(many, paths.creators);
    expect(html.match(/<a [^>]*href="\/creators\//g)).toHaveLength(48);
    const tab = await ShopTab.create(browser, many.address, { width: 360, reducedMotion: 'reduce' });
    await tab.open(paths.creators);
    await tab.page.getByRole('searchbox', { name: 'Find a creator' }).fill('1234');
    await tab.page.getByRole('link', { name: '@maker.1234' }).click();
    await tab.page.getByRole('heading', { level: 1, name: '@maker.1234' }).waitFor();
    await tab.page.goBack();
    await expect.poll(() => tab.page.getByRole('searchbox', { name: 'Find a creator' }).inputValue()).toBe('1234');
    expect(await accessibilityViolations(tab.page)).toEqual([]);
    expect(tab.problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
});
