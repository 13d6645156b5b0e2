import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { seed } from './support/devices.ts';
import type { ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);
const SCRIPT = /ProductPage-.*\.js$/;
/** The picture of a product's page: on a wide screen, and on a phone with three pixels for each CSS pixel. */
const WIDE = /\/1-640\.avif$/;
const PHONE = /-1200\.avif$/;

const savingData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** The listing once it prefetches, and what the browser asks for from then on. */
async function aListing({ saves = false, ...options }: ShopTabOptions & { readonly saves?: boolean } = {}) {
  const tab = await shop.openTab(options);
  if (saves) await tab.page.addInitScript(savingData);
  const prefetching = tab.page.waitForEvent('requestfinished', (request) => /prefetchOnIntent-/.test(request.url()));
  await tab.open(paths.listing);
  await prefetching;
  const requested: string[] = [];
  tab.page.on('request', (request) => requested.push(request.url()));
  /** After everything that the page has asked for before. */
  const requests = async (kind: RegExp) => {
    await tab.page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    return requested.filter((url) => kind.test(url));
  };
  return { tab, requests };
}

const linkOfFirst = ({ page }: ShopTab) => page.getByRole('link', { name: seed(1).name, exact: true });

/** Scrolls down with a finger that begins on a card. */
async function swipe({ page }: ShopTab): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 100, y }] });
  await move('touchStart', 400);
  for (let y = 380; y >= 200; y -= 20) await move('touchMove', y);
  await move('touchEnd');
  await input.detach();
}

describe('A page is prefetched', () => {
  it('with the picture of its product when the mouse is on its link', async () => {
    const { tab } = await aListing();
    const picture = tab.page.waitForRequest(WIDE);
    const script = tab.page.waitForRequest(SCRIPT);
    await linkOfFirst(tab).hover();
    await Promise.all([script, picture]);
    expect(tab.path).toBe(paths.listing);
  });

  it('when the keyboard moves the focus to its link', async () => {
    const { tab } = await aListing();
    const script = tab.page.waitForRequest(SCRIPT);
    await tab.page.keyboard.press('Tab');
    await linkOfFirst(tab).focus();
    await script;
    expect(tab.path).toBe(paths.listing);
  });

  it('never by a finger that scrolls', async () => {
    const { tab, requests } = await aListing({ width: 390, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });
    for (let swipes = 0; swipes < 4; swipes += 1) await swipe(tab);
    expect(await tab.page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    expect([await requests(SCRIPT), await requests(PHONE)]).toEqual([[], []]);
  });

  it('never when data is saved', async () => {
    const { tab, requests } = await aListing({ saves: true });
    await linkOfFirst(tab).hover();
    await tab.page.keyboard.press('Tab');
    await linkOfFirst(tab).focus();
    expect([await requests(SCRIPT), await requests(WIDE)]).toEqual([[], []]);
  });
});
