import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { accessibilityViolations, COLOUR_RULES } from './support/accessibilityViolations.ts';
import { deviceOfPriya, pieces } from './support/devices.ts';
import { LOGIN_TITLE, routes, shoppersRoutes, unknownPath, unknownProduct } from './support/routes.ts';
import type { FailingCall, ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { sidewaysScroll } from './support/sidewaysScroll.ts';
import { states } from './support/states.ts';
import {
  allViewports,
  setViewport,
  showWhole,
  twoViewports,
  type Viewport,
  viewportPerWidth,
} from './support/viewports.ts';
import { worstContrast } from './support/worstContrast.ts';

const shop = shopInBrowser(DEMO);
const full = deviceOfPriya({ cart: [1, 3, 14], wishlist: [2, 5], order: [6, 9], hasAddress: true });

/** Reduces motion, because colours that are still changing may have too little contrast. */
function openTab(options: ShopTabOptions = {}): Promise<ShopTab> {
  return shop.openTab({ ...options, reducedMotion: 'reduce' });
}

/** At a width that it has seen in one colour scheme, the other scheme changes colours alone. Nothing scrolls sideways either. */
async function expectNoViolation(tab: ShopTab, looks: readonly Viewport[]): Promise<void> {
  const widths = new Set<number>();
  for (const look of looks) {
    await setViewport(tab, look);
    expect(await tab.page.evaluate(sidewaysScroll), `${tab.path} at ${look.width}`).toBe('');
    await showWhole(tab);
    const violations = await accessibilityViolations(tab.page, widths.has(look.width) ? COLOUR_RULES : undefined);
    expect(violations, `${tab.path} at ${look.width}, ${look.scheme}`).toEqual([]);
    widths.add(look.width);
  }
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

/** Runs in the page: whether all finite animations have finished. */
function areAnimationsFinished(): boolean {
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
  return document.getAnimations().every((animation) => animation.playState === 'finished' || isEndless(animation));
}

const desk: readonly Viewport[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

describe('A page has no accessibility violations with', () => {
  it.each(states)('%s', { timeout: 120_000 }, async (_name, { options, show }) => {
    const tab = await openTab(options);
    await show(tab);
    await expectNoViolation(tab, viewportPerWidth);
    await tab.page.setViewportSize({ width: 320, height: 800 });
    expect(await tab.page.evaluate(sidewaysScroll)).toBe('');
  });

  it('a toast', async () => {
    const tab = await openTab({ device: deviceOfPriya() });
    const { page } = tab;
    await tab.open(paths.product(2));
    await page.getByRole('button', { name: /^Add to Wishlist/ }).click();
    // A toast stays while the pointer is over it.
    await page.getByText('added to the wishlist successfully!').hover();
    await page.waitForFunction(areAnimationsFinished);
    await expectNoViolation(tab, desk);
    expect(await page.getByText('added to the wishlist successfully!').isVisible()).toBe(true);
  });

  it('the spinner of the first second', async () => {
    const tab = await shop.openTab({ reducedMotion: 'reduce', isSpinnerAwaited: true });
    await tab.page.clock.install();
    await tab.page.goto(paths.listing);
    await tab.page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    // The page grows when its products arrive behind the spinner.
    await tab.page.locator('article').first().waitFor();
    await tab.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expectNoViolation(tab, twoViewports);
  });
});

describe('The virtualized grid of thousands of products has no accessibility violations', () => {
  const production = shopInBrowser(PRODUCTION);

  it('at its top and far down', async () => {
    const seeds = { products: pieces(2000), users: [] };
    production.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
    const tab = await production.openTab({ reducedMotion: 'reduce' });
    await tab.open(paths.listing);
    const grid = tab.page.getByRole('list', { name: 'Products' });
    // A target that is partly below a sticky bar would count as too small.
    const bars = '#root > header, main div:has(> button[aria-haspopup="dialog"])';
    await tab.page.addStyleTag({ content: `${bars} { position: static !important }` });
    for (const look of viewportPerWidth) {
      await setViewport(tab, look);
      for (const [share, first] of [
        [0, 'Piece 1'],
        [0.5, /^Piece (9|10)\d\d$/],
      ] as const) {
        await grid.evaluate((list, part) => window.scrollTo(0, list.scrollHeight * part), share);
        await grid.getByRole('article', { name: first, exact: true }).first().waitFor();
        expect(await accessibilityViolations(tab.page), `${look.width}, ${share} down`).toEqual([]);
      }
    }
  });
});

const phone: readonly Viewport[] = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
];

describe('An opened part of a page has no accessibility violations:', () => {
  it('the address form, empty, with errors, and after a failure', async () => {
    const tab = await openTab({ device: full, failing: [['POST', '/user/address', { status: 500 }]] });
    const { page } = tab;
    await tab.open(paths.addresses);
    await page.getByRole('button', { name: 'New Address' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolation(tab, twoViewports);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNoViolation(tab, twoViewports);
    await page.getByRole('button', { name: 'Add Dummy Data' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolation(tab, twoViewports);
  });

  it.each([
    ['Menu', 'Menu'],
    ['Filter', 'Filters'],
    ['Sort', 'Sort'],
  ])('the sheet behind %s on a phone', async (button, dialog) => {
    const tab = await openTab({ width: 390, hasTouch: true });
    await tab.open(paths.listing);
    await tab.page.getByRole('button', { name: button, exact: true }).click();
    await tab.page.getByRole('dialog', { name: dialog }).waitFor();
    await expectNoViolation(tab, phone);
  });

  it('the Products menu', async () => {
    const tab = await openTab();
    await tab.open(paths.listing);
    await tab.page.getByRole('button', { name: 'Products', exact: true }).click();
    await tab.page.getByRole('list', { name: 'Categories' }).waitFor();
    await expectNoViolation(tab, desk);
  });

  it('the coupons, one applied and one disabled', async () => {
    const tab = await openTab({ device: deviceOfPriya({ cart: [1] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await page.getByRole('button', { name: 'Apply Coupons?' }).click();
    await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
    await page.getByText('Coupon discount', { exact: false }).first().waitFor();
    expect(await page.getByRole('checkbox', { name: 'NEW YEAR OFFER' }).isDisabled()).toBe(true);
    // A toast that fades out has less contrast.
    await page.getByText('BLACK FRIDAY OFFER applied successfully!').waitFor({ state: 'detached' });
    await expectNoViolation(tab, allViewports);
  });

  it('the filters that are chosen', async () => {
    const tab = await openTab();
    await tab.open(paths.listing);
    await tab.page.getByRole('checkbox', { name: 'M', exact: true }).check();
    await tab.page.getByRole('radio', { name: 'Price: Low to High' }).check();
    await expectNoViolation(tab, twoViewports);
  });

  it.each([
    [paths.login, 'Login'],
    [paths.signup, 'Sign Up'],
  ])('the errors of the form at %s', async (path, button) => {
    const tab = await openTab();
    await tab.open(path);
    await tab.page.getByRole('main').getByRole('button', { name: button }).click();
    await tab.page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNoViolation(tab, allViewports);
  });

  it('a failed login', async () => {
    const tab = await openTab();
    const { page } = tab;
    await tab.open(paths.login);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('nothing at all');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolation(tab, twoViewports);
  });
});
