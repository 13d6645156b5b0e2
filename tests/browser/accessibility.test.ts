import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { paths } from '../../src/navigation/paths.ts';
import { accessibilityViolations } from './support/accessibilityViolations.ts';
import { deviceOfPriya, pieces } from './support/devices.ts';
import { LOGIN_TITLE, routes, unknownPath, unknownProduct } from './support/routes.ts';
import type { FailingCall, ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
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

/** What moves is let be: a colour half way between two others is no finding. */
function visit(options: ShopTabOptions = {}): Promise<ShopTab> {
  return shop.visit({ ...options, reducedMotion: 'reduce', isSpinnerSkipped: true });
}

async function expectNoViolation(visit: ShopTab, looks: readonly Viewport[]): Promise<void> {
  for (const look of looks) {
    await setViewport(visit, look);
    await showWhole(visit);
    expect(await accessibilityViolations(visit.page), `${visit.path} at ${look.width}, ${look.scheme}`).toEqual([]);
  }
}

describe('The accessibility check', () => {
  it('finds violations of a page', async () => {
    const { page } = await visit();
    await page.setContent('<html lang="en"><title>A page</title><main><h1>A page</h1><img src="a.png"></main></html>');
    expect((await accessibilityViolations(page)).join('\n')).toMatch(/^image-alt: .+\n {2}at img\n/);
  });

  it('finds text with too little contrast on a page of the shop', async () => {
    const shopper = await visit();
    await shopper.open(paths.listing);
    await shopper.page.addStyleTag({ content: 'h1 { color: #bbb }' });
    expect((await accessibilityViolations(shopper.page)).join('\n')).toContain('color-contrast');
  });
});

describe('Every page has no accessibility violations', () => {
  it('logged in, with content', { timeout: 240_000 }, async () => {
    const shopper = await visit({ device: full });
    await shopper.open(paths.home);
    await shopper.page.getByRole('link', { name: 'Cart, 6 items' }).waitFor();
    await shopper.page.getByRole('link', { name: 'Wishlist, 2 items' }).waitFor();
    for (const { path, title } of routes) {
      await shopper.moveTo(path, title);
      await expectNoViolation(shopper, allViewports);
    }
  });

  it('as a visitor', async () => {
    const visitor = await visit();
    await visitor.open(paths.home);
    for (const { path, title, isGuarded } of routes) {
      await visitor.moveTo(path, isGuarded ? LOGIN_TITLE : title);
      await expectNoViolation(visitor, twoViewports);
    }
  });

  it('at an address that the shop does not have, and of a product it does not have', async () => {
    const visitor = await visit();
    await visitor.open(paths.home);
    for (const { path, title } of [unknownPath, unknownProduct]) {
      await visitor.moveTo(path, title);
      await expectNoViolation(visitor, twoViewports);
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
    const visitor = await visit({ width, height });
    await visitor.open(paths.home);
    const { page } = visitor;
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
    const shopper = await visit({ device: deviceOfPriya() });
    await shopper.open(path);
    await shopper.page.getByRole('heading', { name: text }).waitFor();
    await expectNoViolation(shopper, twoViewports);
  });

  it('the checkout without an address', async () => {
    const shopper = await visit({ device: deviceOfPriya({ cart: [1] }) });
    await shopper.open(paths.checkout);
    await shopper.page.getByText('Please provide/select an address to proceed!').waitFor();
    await expectNoViolation(shopper, twoViewports);
  });

  it('the listing without a match', async () => {
    const visitor = await visit();
    await visitor.open(paths.listing);
    await visitor.page.getByRole('searchbox').fill('no such thing');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
    await expectNoViolation(visitor, twoViewports);
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
      const shopper = await visit({ device: full, failing });
      await shopper.open(path);
      await shopper.page.getByRole('button', { name: 'Retry' }).first().waitFor();
      await expectNoViolation(shopper, twoViewports);
    },
  );

  it('the checkout whose addresses failed to load', async () => {
    const shopper = await visit({ device: full, failing: [['GET', '/user/address', { status: 500 }]] });
    await shopper.open(paths.checkout);
    await shopper.page.getByRole('heading', { name: 'Your addresses could not be loaded' }).waitFor();
    await expectNoViolation(shopper, twoViewports);
  });

  it('a page whose script failed to load', async () => {
    const visitor = await visit();
    await visitor.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
    await visitor.page.goto(paths.login);
    await visitor.page.getByRole('button', { name: 'Try again' }).waitFor();
    await visitor.settle();
    await expectNoViolation(visitor, twoViewports);
  });
});

/** Runs in the page: whether everything stands that had an end to move to. */
function hasCome(): boolean {
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
  return document.getAnimations().every((move) => move.playState === 'finished' || isEndless(move));
}

const desk: readonly Viewport[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

describe('A page has no accessibility violations with', () => {
  it.each(states)('%s', { timeout: 120_000 }, async (_name, { options, show }) => {
    const shopper = await visit(options);
    await show(shopper);
    await expectNoViolation(shopper, viewportPerWidth);
  });

  it('a toast', async () => {
    const shopper = await visit({ device: deviceOfPriya() });
    const { page } = shopper;
    await shopper.open(paths.product(2));
    await page.getByRole('button', { name: /^Add to Wishlist/ }).click();
    // News that is pointed at stays.
    await page.getByText('added to the wishlist successfully!').hover();
    await page.waitForFunction(hasCome);
    await expectNoViolation(shopper, desk);
    expect(await page.getByText('added to the wishlist successfully!').isVisible()).toBe(true);
  });

  it('the spinner of the first second', async () => {
    const visitor = await shop.visit({ reducedMotion: 'reduce' });
    await visitor.page.clock.install();
    await visitor.page.goto(paths.listing);
    await visitor.page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    await expectNoViolation(visitor, twoViewports);
  });
});

describe('The virtualized grid of thousands of products has no accessibility violations', () => {
  const production = shopInBrowser(PRODUCTION);

  it('at its top and far down', async () => {
    const seeds = { products: pieces(2000), users: [] };
    production.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
    const visitor = await production.visit({ reducedMotion: 'reduce', isSpinnerSkipped: true });
    await visitor.open(paths.listing);
    const grid = visitor.page.getByRole('list', { name: 'Products' });
    // What is half scrolled below a bar that sticks to an edge would be taken for small.
    const bars = '#root > header, main div:has(> button[aria-haspopup="dialog"])';
    await visitor.page.addStyleTag({ content: `${bars} { position: static !important }` });
    for (const look of viewportPerWidth) {
      await setViewport(visitor, look);
      for (const [share, first] of [
        [0, 'Piece 1'],
        [0.5, /^Piece (9|10)\d\d$/],
      ] as const) {
        await grid.evaluate((list, part) => window.scrollTo(0, list.scrollHeight * part), share);
        await grid.getByRole('article', { name: first, exact: true }).first().waitFor();
        expect(await accessibilityViolations(visitor.page), `${look.width}, ${share} down`).toEqual([]);
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
    const shopper = await visit({ device: full, failing: [['POST', '/user/address', { status: 500 }]] });
    const { page } = shopper;
    await shopper.open(paths.addresses);
    await page.getByRole('button', { name: 'New Address' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolation(shopper, twoViewports);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNoViolation(shopper, twoViewports);
    await page.getByRole('button', { name: 'Add Dummy Data' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolation(shopper, twoViewports);
  });

  it.each([
    ['Menu', 'Menu'],
    ['Filter', 'Filters'],
    ['Sort', 'Sort'],
  ])('the sheet behind %s on a phone', async (button, dialog) => {
    const visitor = await visit({ width: 390, hasTouch: true });
    await visitor.open(paths.listing);
    await visitor.page.getByRole('button', { name: button, exact: true }).click();
    await visitor.page.getByRole('dialog', { name: dialog }).waitFor();
    await expectNoViolation(visitor, phone);
  });

  it('the Products menu', async () => {
    const visitor = await visit();
    await visitor.open(paths.listing);
    await visitor.page.getByRole('button', { name: 'Products', exact: true }).click();
    await visitor.page.getByRole('list', { name: 'Categories' }).waitFor();
    await expectNoViolation(visitor, desk);
  });

  it('the coupons, one applied and one disabled', async () => {
    const shopper = await visit({ device: deviceOfPriya({ cart: [1] }) });
    const { page } = shopper;
    await shopper.open(paths.cart);
    await page.getByRole('button', { name: 'Apply Coupons?' }).click();
    await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
    await page.getByText('Coupon discount', { exact: false }).first().waitFor();
    expect(await page.getByRole('checkbox', { name: 'NEW YEAR OFFER' }).isDisabled()).toBe(true);
    await expectNoViolation(shopper, allViewports);
  });

  it('the filters that are chosen', async () => {
    const visitor = await visit();
    await visitor.open(paths.listing);
    await visitor.page.getByRole('checkbox', { name: 'M', exact: true }).check();
    await visitor.page.getByRole('radio', { name: 'Price: Low to High' }).check();
    await expectNoViolation(visitor, twoViewports);
  });

  it.each([
    [paths.login, 'Login'],
    [paths.signup, 'Sign Up'],
  ])('the errors of the form at %s', async (path, button) => {
    const visitor = await visit();
    await visitor.open(path);
    await visitor.page.getByRole('main').getByRole('button', { name: button }).click();
    await visitor.page.locator('[aria-invalid="true"]').first().waitFor();
    await expectNoViolation(visitor, allViewports);
  });

  it('a failed login', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(paths.login);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('nothing at all');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolation(visitor, twoViewports);
  });
});
