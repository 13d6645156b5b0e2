import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);
const SCRIPT = /Modal-.*\.js$/;
const PHONE = { width: 390, hasTouch: true, isMobile: true };

/** A phone whose script of modals is held back until `release` is called. */
async function aSlowPhone(path: string) {
  const tab = await shop.openTab(PHONE);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await tab.open(path);
  return { tab, release };
}

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
const closeIn = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true });
const menu = ({ page }: ShopTab) => page.getByRole('dialog', { name: 'Menu', exact: true });
const menuButton = ({ page }: ShopTab) => page.getByRole('button', { name: 'Menu', exact: true });

describe('A dialog whose script is late', () => {
  it.each([
    ['Menu', 'Menu', paths.home, 'link', 'Login'],
    ['Filter', 'Filters', paths.listing, 'button', /^Show/],
    ['Sort', 'Sort', paths.listing, 'radio', 'Price: Low to High'],
    [/^Enlarge picture/, /./, paths.product(2), 'region', 'Enlarged picture'],
  ] as const)(
    'stands at once behind %s, and keeps its place and the focus',
    async (button, title, path, role, name) => {
      const { tab, release } = await aSlowPhone(path);
      const { page } = tab;
      const opener = page.getByRole('button', { name: button }).first();
      await opener.tap();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      const close = closeIn(dialog);
      await expect.poll(() => hasFocus(close)).toBe(true);
      expect(await dialog.getByText('Loading', { exact: true }).count()).toBe(1);
      const content = dialog.getByRole(role, { name });
      expect(await content.count()).toBe(0);
      const place = await close.boundingBox();

      release();
      await content.waitFor();
      await expect.poll(() => hasFocus(close)).toBe(true);
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await close.boundingBox()).toEqual(place);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(opener)).toBe(true);
    },
  );

  it.each([
    ['Escape', (tab: ShopTab) => tab.page.keyboard.press('Escape')],
    ['its button', (tab: ShopTab) => closeIn(menu(tab)).tap()],
  ])('is closed by %s, returns the focus, and does not come back with its script', async (_way, leave) => {
    const { tab, release } = await aSlowPhone(paths.home);
    const opener = menuButton(tab);
    const expanded = () => opener.getAttribute('aria-expanded');
    await opener.tap();
    await menu(tab).waitFor();
    expect(await expanded()).toBe('true');
    await leave(tab);
    await menu(tab).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
    expect(await expanded()).toBe('false');

    const arrived = tab.page.waitForResponse(SCRIPT);
    release();
    await (await arrived).finished();
    await tab.settle();
    expect(await tab.page.getByRole('dialog').count()).toBe(0);
    await opener.tap();
    await menu(tab).getByRole('link', { name: 'Login' }).waitFor();
  });
});

/** Opens the home page. Returns what it has asked for of the script once it has prefetched what it wants. */
async function requestsOnceIdle(tab: ShopTab): Promise<readonly string[]> {
  const requested: string[] = [];
  tab.page.on('request', (request) => requested.push(request.url()));
  const prefetching = tab.page.waitForEvent('requestfinished', (request) => /prefetchOnIntent-/.test(request.url()));
  await tab.open(paths.home);
  await prefetching;
  await tab.page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  return requested.filter((url) => SCRIPT.test(url));
}

describe('The script of dialogs', () => {
  it('is loaded while a phone is idle, and then a dialog opens without a placeholder', async () => {
    const tab = await shop.openTab(PHONE);
    await tab.page.addInitScript(() => {
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node.nodeName === 'DIALOG')) document.documentElement.dataset.placeholder = 'seen';
      }).observe(document, { childList: true, subtree: true });
    });
    const loaded = tab.page.waitForEvent('requestfinished', (request) => SCRIPT.test(request.url()));
    await tab.open(paths.home);
    await loaded;
    await menuButton(tab).tap();
    await menu(tab).getByRole('link', { name: 'Login' }).waitFor();
    expect(await tab.page.locator('html').getAttribute('data-placeholder')).toBeNull();
  });

  it('is loaded as soon as a finger is on a button that opens one, also when data is saved', async () => {
    const tab = await shop.openTab(PHONE);
    await tab.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    expect(await requestsOnceIdle(tab)).toEqual([]);
    const script = tab.page.waitForRequest(SCRIPT);
    await menuButton(tab).dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await script;
    expect(await tab.page.getByRole('dialog').count()).toBe(0);
  });

  it('is not loaded where nothing opens a dialog', async () => {
    expect(await requestsOnceIdle(await shop.openTab())).toEqual([]);
  });
});
