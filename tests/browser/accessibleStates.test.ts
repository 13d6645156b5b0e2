import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, full, pieces } from './support/devices.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import type { ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { states } from './support/states.ts';
import { allViewports, setViewport, twoViewports, type Viewport, viewportPerWidth } from './support/viewports.ts';

const shop = shopInBrowser(DEMO);

/** Reduces motion, because colours that are still changing may have too little contrast. */
function openTab(options: ShopTabOptions = {}): Promise<ShopTab> {
  return shop.openTab({ ...options, reducedMotion: 'reduce' });
}

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
    await expectNoViolation(tab, twoViewports);
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
    // The page grows when its products arrive behind the spinner, and again when all of them are rendered.
    await tab.page.locator('ul[aria-busy=false] article').first().waitFor();
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
