import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, full } from './support/devices.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { worstContrast } from './support/page/worstContrast.ts';
import { LOGIN_TITLE, routes, shoppersRoutes, unknownPath, unknownProduct } from './support/routes.ts';
import type { FailingCall, ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';
import { allViewports, twoViewports } from './support/viewports.ts';

const shop = shopInBrowser(DEMO);

/** Reduces motion, because colours that are still changing may have too little contrast. */
function openTab(options: ShopTabOptions = {}): Promise<ShopTab> {
  return shop.openTab({ ...options, reducedMotion: 'reduce' });
}

describe('The accessibility check', () => {
  it('finds violations of a page', async () => {
    const { page } = await openTab();
    await page.setContent('<html lang="en"><title>A page</title><main><h1>A page</h1><img src="a.png"></main></html>');
    expect((await accessibilityViolations(page)).join('\n')).toMatch(/^image-alt: .+\n {2}at img\n/);
  });

  it('finds text with too little contrast on a page of the shop', async () => {
    const tab = await openTab();
    await tab.open(paths.listing);
    await tab.page.addStyleTag({ content: 'h1 { color: #bbb }' });
    expect((await accessibilityViolations(tab.page)).join('\n')).toContain('color-contrast');
  });
});

describe('Every page has no accessibility violations', () => {
  it('logged in, with content', { timeout: 240_000 }, async () => {
    const tab = await openTab({ device: full });
    await tab.open(paths.home);
    await tab.page.getByRole('link', { name: 'Cart, 6 items' }).waitFor();
    await tab.page.getByRole('link', { name: 'Wishlist, 2 items' }).waitFor();
    for (const { path, title } of shoppersRoutes) {
      await tab.moveTo(path, title);
      await expectNoViolation(tab, allViewports);
    }
  });

  it('as a visitor', async () => {
    const tab = await openTab();
    await tab.open(paths.home);
    const guarded = routes.filter(({ isGuarded }) => isGuarded);
    // Each guarded page leads to the login.
    for (const { path, title, isGuarded } of routes.filter((route) => !guarded.slice(1).includes(route))) {
      await tab.moveTo(path, isGuarded ? LOGIN_TITLE : title);
      await expectNoViolation(tab, twoViewports);
    }
    expect(tab.problems).toEqual([]);
  });

  it('at an address that the shop does not have, and of a product it does not have', async () => {
    const tab = await openTab();
    await tab.open(paths.home);
    for (const { path, title } of [unknownPath, unknownProduct]) {
      await tab.moveTo(path, title);
      await expectNoViolation(tab, twoViewports);
    }
  });
});

describe('Text over a picture', () => {
  it.each([
    [360, 780],
    [768, 1024],
    [1023, 768],
    [1024, 768],
    [1440, 900],
  ])('has enough contrast in a window of %i by %i', async (width, height) => {
    const tab = await openTab({ width, height });
    await tab.open(paths.home);
    const { page } = tab;
    await page.evaluate(() => document.images[0]?.decode());
    const words = page.locator('main h1');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Large letters need 3.
      expect(await worstContrast(words), colorScheme).toBeGreaterThan(3);
      expect(await worstContrast(page.locator('main h1 + p')), colorScheme).toBeGreaterThan(4.5);
    }
  });
});

describe('An empty page has no accessibility violations', () => {
  it.each([
    [paths.cart, 'Cart is Empty!'],
    [paths.wishlist, 'Wishlist is Empty!'],
    [paths.checkout, 'No items in your cart to Checkout!'],
    [paths.orders, 'No Orders'],
    [paths.addresses, 'No Address To Display'],
  ])('%s: %s', async (path, text) => {
    const tab = await openTab({ device: deviceOfPriya() });
    await tab.open(path);
    await tab.page.getByRole('heading', { name: text }).waitFor();
    await expectNoViolation(tab, twoViewports);
  });

  it('the checkout without an address', async () => {
    const tab = await openTab({ device: deviceOfPriya({ cart: [1] }) });
    await tab.open(paths.checkout);
    await tab.page.getByText('Please provide/select an address to proceed!').waitFor();
    await expectNoViolation(tab, twoViewports);
  });

  it('the listing without a match', async () => {
    const tab = await openTab();
    await tab.open(paths.listing);
    await tab.page.getByRole('combobox').fill('no such thing');
    await tab.page.keyboard.press('Enter');
    await tab.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
    await expectNoViolation(tab, twoViewports);
  });
});

const failing: readonly FailingCall[] = [
  ['GET', '/products', 'offline'],
  ['GET', '/user/cart', { status: 500 }],
  ['GET', '/user/wishlist', { status: 500 }],
  ['GET', '/user/address', { status: 500 }],
];

describe('A page whose content failed to load has no accessibility violations', () => {
  it.each([paths.home, paths.listing, paths.product(14), paths.cart, paths.wishlist, paths.checkout, paths.addresses])(
    '%s',
    async (path) => {
      const tab = await openTab({ device: full, failing });
      await tab.open(path);
      await tab.page.getByRole('button', { name: 'Retry' }).first().waitFor();
      await expectNoViolation(tab, twoViewports);
    },
  );

  it('the checkout whose addresses failed to load', async () => {
    const tab = await openTab({ device: full, failing: [['GET', '/user/address', { status: 500 }]] });
    await tab.open(paths.checkout);
    await tab.page.getByRole('heading', { name: 'Your addresses could not be loaded' }).waitFor();
    await expectNoViolation(tab, twoViewports);
  });

  it('a page whose script failed to load', async () => {
    const tab = await openTab();
    await tab.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
    await tab.page.goto(paths.login);
    await tab.page.getByRole('button', { name: 'Try again' }).waitFor();
    await tab.settle();
    await expectNoViolation(tab, twoViewports);
  });
});
