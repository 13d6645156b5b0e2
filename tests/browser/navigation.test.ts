import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { deviceOfPriya, seed } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const described = ({ page }: ShopTab) => page.locator('meta[name="description"]').getAttribute('content');
const structured = ({ page }: ShopTab) => page.locator('script[type="application/ld+json"]').allTextContents();
const { name, influencers } = seed(14);

describe('The head of a page', () => {
  const shop = shopInBrowser(DEMO);

  it('has the structured data of a product, only on its own page', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visit.open(paths.product(14));
    expect(await described(visit)).toContain(`${name} by ${influencers}`);
    const [data = ''] = await structured(visit);
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', name, offers: { priceCurrency: 'INR' } });
    await visit.moveTo(`${paths.listing}?category=accessories`, 'Accessories');
    expect(await described(visit)).toMatch(/^Accessories at Creator Row/);
    expect(await structured(visit)).toEqual([]);
  });
});

describe('A path with a trailing slash', () => {
  const shop = shopInBrowser(DEMO);

  it('is the same page, with its query string', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visit.open(`${paths.listing}/?category=accessories`);
    await visit.arriveAt('Accessories');
    expect(visit.path).toBe(`${paths.listing}?category=accessories`);
    await visit.page
      .getByRole('button', { name: /Accessories/ })
      .first()
      .waitFor();
  });

  it('is the same tab of the profile', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true, device: deviceOfPriya({ order: [1] }) });
    await visit.open(`${paths.orders}/`);
    await visit.arriveAt('Orders');
    await visit.page.getByRole('heading', { name: 'Your Orders' }).waitFor();
    await visit.moveTo(`${paths.addresses}/`, 'Addresses');
    expect(visit.path).toBe(paths.addresses);
  });
});

describe('Prefetching', () => {
  const shop = shopInBrowser(DEMO);

  it.each(['hover', 'focus'] as const)('loads the script of a page when its link gets %s', async (way) => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visit.open(paths.listing);
    const script = visit.page.waitForRequest(/ProductPage-.*\.js$/);
    await visit.page.getByRole('link', { name: seed(1).name, exact: true })[way]();
    await script;
    expect(visit.path).toBe(paths.listing);
  });
});

describe('From a card to its product', () => {
  const shop = shopInBrowser(DEMO);

  const goToFirst = async (visit: ShopTab) => {
    await visit.page.addInitScript(() => {
      const begin = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (this: Document, ...given) {
        this.documentElement.dataset.carried = 'yes';
        return begin.apply(this, given);
      };
    });
    await visit.open(paths.listing);
    await visit.page.getByRole('link', { name: seed(1).name, exact: true }).click();
    await visit.arriveAt(seed(1).name);
    return visit.page.locator('html').getAttribute('data-carried');
  };

  it('a view transition moves the picture', async () => {
    expect(await goToFirst(await shop.visit({ isSpinnerSkipped: true }))).toBe('yes');
  });

  it('but not with reduced motion', async () => {
    expect(await goToFirst(await shop.visit({ isSpinnerSkipped: true, reducedMotion: 'reduce' }))).toBeNull();
  });
});

describe('Videos', () => {
  const shop = shopInBrowser(DEMO);

  it('are neither shown nor loaded with reduced motion', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true, reducedMotion: 'reduce' });
    const fetched: string[] = [];
    visit.page.on('request', (request) => fetched.push(request.url()));
    await visit.open(paths.home);
    const arrivals = visit.page.getByRole('region', { name: 'New Arrivals' });
    await arrivals.scrollIntoViewIfNeeded();
    await visit.settle();
    expect(await arrivals.locator('img').count()).toBe(4);
    expect(await visit.page.locator('video').count()).toBe(0);
    expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  });

  it('are neither shown nor loaded with data saving', async () => {
    const prepare = (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const visit = await shop.visit({ isSpinnerSkipped: true, prepare });
    const fetched: string[] = [];
    visit.page.on('request', (request) => fetched.push(request.url()));
    await visit.open(paths.home);
    const arrivals = visit.page.getByRole('region', { name: 'New Arrivals' });
    await arrivals.scrollIntoViewIfNeeded();
    await arrivals.locator('img').first().waitFor();
    await visit.settle();
    expect(await visit.page.locator('video').count()).toBe(0);
    expect(await visit.page.getByRole('button', { name: /videos$/ }).count()).toBe(0);
    expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  });

  it('play only while they are in view', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true, height: 500 });
    await visit.open(paths.home);
    const playing = (count: number) =>
      visit.page.waitForFunction(
        (wanted) => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length === wanted,
        count,
      );
    await playing(0);
    await visit.page.getByRole('region', { name: 'New Arrivals' }).getByRole('list').scrollIntoViewIfNeeded();
    await playing(4);
    await visit.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await playing(0);
  });

  it('can be paused, all together', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visit.open(paths.home);
    await visit.page.getByRole('button', { name: 'Pause videos' }).click();
    await visit.page.getByRole('button', { name: 'Play videos' }).waitFor();
    const paused = await visit.page
      .locator('video')
      .evaluateAll((videos) => videos.map((video) => video instanceof HTMLVideoElement && video.paused));
    expect(paused).toEqual([true, true, true, true]);
  });
});
