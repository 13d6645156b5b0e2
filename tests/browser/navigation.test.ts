import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, seed } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const described = ({ page }: ShopTab) => page.locator('meta[name="description"]').getAttribute('content');
const structured = ({ page }: ShopTab) => page.locator('script[type="application/ld+json"]').allTextContents();
const { name, influencers } = seed(14);

describe('The head of a page', () => {
  const shop = shopInBrowser(DEMO);

  it('has the structured data of a product, only on its own page', async () => {
    const tab = await shop.openTab();
    await tab.open(paths.product(14));
    expect(await described(tab)).toContain(`${name} by ${influencers}`);
    const [data = ''] = await structured(tab);
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', name, offers: { priceCurrency: 'INR' } });
    await tab.moveTo(`${paths.listing}?category=accessories`, 'Accessories');
    expect(await described(tab)).toMatch(/^Accessories at Creator Row/);
    expect(await structured(tab)).toEqual([]);
  });
});

describe('A path with a trailing slash', () => {
  const shop = shopInBrowser(DEMO);

  it('is the same page, with its query string', async () => {
    const tab = await shop.openTab();
    await tab.open(`${paths.listing}/?category=accessories`);
    await tab.arriveAt('Accessories');
    expect(tab.path).toBe(`${paths.listing}?category=accessories`);
    await tab.page
      .getByRole('button', { name: /Accessories/ })
      .first()
      .waitFor();
  });

  it('is the same tab of the profile', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya() });
    await tab.open(`${paths.orders}/`);
    await tab.arriveAt('Orders');
    await tab.page.getByRole('tabpanel', { name: 'Orders' }).waitFor();
    await tab.moveTo(`${paths.addresses}/`, 'Addresses');
    expect(tab.path).toBe(paths.addresses);
  });
});

describe('From a card to its product', () => {
  const shop = shopInBrowser(DEMO);

  const goToFirst = async (tab: ShopTab) => {
    await tab.page.addInitScript(() => {
      const begin = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (this: Document, ...given) {
        this.documentElement.dataset.carried = 'yes';
        return begin.apply(this, given);
      };
    });
    await tab.open(paths.listing);
    await tab.page.getByRole('link', { name: seed(1).name, exact: true }).click();
    await tab.arriveAt(seed(1).name);
    return tab.page.locator('html').getAttribute('data-carried');
  };

  it('a view transition moves the picture', async () => {
    expect(await goToFirst(await shop.openTab())).toBe('yes');
  });

  it('but not with reduced motion', async () => {
    expect(await goToFirst(await shop.openTab({ reducedMotion: 'reduce' }))).toBeNull();
  });
});

describe('Videos', () => {
  const shop = shopInBrowser(DEMO);

  it('are neither shown nor loaded with reduced motion', async () => {
    const tab = await shop.openTab({ reducedMotion: 'reduce' });
    const fetched: string[] = [];
    tab.page.on('request', (request) => fetched.push(request.url()));
    await tab.open(paths.home);
    const arrivals = tab.page.getByRole('region', { name: 'New Arrivals' });
    await arrivals.scrollIntoViewIfNeeded();
    await tab.settle();
    expect(await arrivals.locator('img').count()).toBe(4);
    expect(await tab.page.locator('video').count()).toBe(0);
    expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  });

  it('are neither shown nor loaded with data saving', async () => {
    const prepare = (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const tab = await shop.openTab({ prepare });
    const fetched: string[] = [];
    tab.page.on('request', (request) => fetched.push(request.url()));
    await tab.open(paths.home);
    const arrivals = tab.page.getByRole('region', { name: 'New Arrivals' });
    await arrivals.scrollIntoViewIfNeeded();
    await arrivals.locator('img').first().waitFor();
    await tab.settle();
    expect(await tab.page.locator('video').count()).toBe(0);
    expect(await tab.page.getByRole('button', { name: /videos$/ }).count()).toBe(0);
    expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  });

  it('play only while they are in view', async () => {
    const tab = await shop.openTab({ height: 500 });
    await tab.open(paths.home);
    const playing = (count: number) =>
      tab.page.waitForFunction(
        (wanted) => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length === wanted,
        count,
      );
    await playing(0);
    await tab.page.getByRole('region', { name: 'New Arrivals' }).getByRole('list').scrollIntoViewIfNeeded();
    await playing(4);
    await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await playing(0);
  });

  it('can be paused, all together', async () => {
    const tab = await shop.openTab();
    await tab.open(paths.home);
    await tab.page.getByRole('button', { name: 'Pause videos' }).click();
    await tab.page.getByRole('button', { name: 'Play videos' }).waitFor();
    const paused = await tab.page
      .locator('video')
      .evaluateAll((videos) => videos.map((video) => video instanceof HTMLVideoElement && video.paused));
    expect(paused).toEqual([true, true, true, true]);
  });
});
