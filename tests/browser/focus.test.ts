import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { full } from './support/devices.ts';
import { Keyboard } from './support/page/Keyboard.ts';
import { shoppersRoutes, unknownPath, unknownProduct, visitorsRoutes } from './support/routes.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';
import { states } from './support/states.ts';

const shop = shopInBrowser(DEMO);

/** The CSS size of a window of 1280 by 900 at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 450 };

describe.each([
  ['in a large window', { width: 1280, height: 900 }],
  ['at twice the size', ZOOMED],
  ['on a phone', { width: 360, height: 780 }],
])('Tab order %s', (_where, size) => {
  it('keeps the focused element visible on every page, sticky bars included [spec keyboard.focus-visible]', {
    timeout: 240_000,
  }, async () => {
    const walks = [
      { device: full, pages: [...shoppersRoutes, unknownPath, unknownProduct] },
      { device: {}, pages: visitorsRoutes },
    ];
    for (const { device, pages } of walks) {
      const tab = await shop.openTab({ device, ...size });
      await tab.open(paths.home);
      for (const { path, title } of pages) {
        await tab.moveTo(path, title);
        await tab.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        expect(await new Keyboard(tab.page).goRound(), path).toBeGreaterThan(5);
      }
    }
  });
});

/** These states trap the focus in a dialog. */
const OVERLAYS = ['an enlarged picture', 'an open payment'];

describe('Tab order at 200 % zoom', () => {
  it.each(states.filter(([name]) => !OVERLAYS.includes(name)))(
    'keeps the focused element visible with %s',
    async (_name, state) => {
      const tab = await shop.openTab({ ...state.options, ...ZOOMED });
      await state.show(tab);
      expect(await new Keyboard(tab.page).goRound()).toBeGreaterThan(5);
    },
  );
});

describe('Retry with the keyboard', () => {
  it.each([
    ['the products', paths.listing, 'GET', '/products'],
    ['the cart', paths.cart, 'GET', '/user/cart'],
  ])('for %s moves the focus to the loaded page', async (_what, path, method, call) => {
    const tab = await shop.openTab({
      device: full,
      failing: [[method, call, { status: 500 }]],
    });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(path);
    await page.evaluate(() => window.creatorRowMock?.faults.heal());
    const main = page.getByRole('main');
    await keyboard.use(main.getByRole('button', { name: 'Retry' }), 'Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    await tab.settle();
    await keyboard.press('Tab');
    expect(await main.evaluate((content) => content.contains(document.activeElement))).toBe(true);
  });
});

describe('An enlarged picture', () => {
  it('is opened, scrolled and closed with the keyboard, and then the focus returns', async () => {
    const tab = await shop.openTab({ ...ZOOMED });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.product(2));
    const opener = page.getByRole('button', { name: /^Enlarge picture/ }).first();
    await keyboard.use(opener, 'Enter');
    const overlay = page.getByRole('dialog');
    await keyboard.isWithin(overlay);
    await keyboard.goTo(overlay.getByRole('region', { name: 'Enlarged picture' }));
    await keyboard.press('ArrowDown');
    await page.waitForFunction(() => (document.activeElement?.scrollTop ?? 0) > 0);
    for (let presses = 0; presses < 4; presses += 1) {
      await keyboard.press('Tab');
      await keyboard.look();
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await keyboard.isBackAt(opener);
  });
});

describe("The profile's tabs", () => {
  it('are one tab stop: the arrow keys move between them and Enter opens one', async () => {
    const tab = await shop.openTab({ device: full });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.profile);
    await keyboard.goTo(page.getByRole('tab', { name: 'Profile', selected: true }));
    await keyboard.press('ArrowDown');
    await keyboard.isBackAt(page.getByRole('tab', { name: 'Orders' }));
    expect(tab.path).toBe(paths.profile);
    await keyboard.press('Enter');
    await tab.arriveAt('Orders');
    await keyboard.isBackAt(page.getByRole('tab', { name: 'Orders', selected: true }));
    const panel = page.getByRole('tabpanel', { name: 'Orders' });
    expect(await panel.getByRole('heading').first().textContent()).toMatch(/^(Your|No) Orders$/);
  });
});
