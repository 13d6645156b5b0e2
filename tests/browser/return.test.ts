import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { userSeed } from '../../adapters/seeds/user.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { pieces } from './support/devices.ts';
import { focusNow } from './support/page/focusNow.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const { name } = productSeeds.at(-1) ?? { name: '' };

/** Logs in with the keyboard, so that the focus is visible afterwards. */
async function logIn({ page }: ShopTab): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(userSeed.email);
  await page.getByLabel('Password', { exact: true }).fill(userSeed.password);
  await page.keyboard.press('Enter');
}

/** Waits until the button of this name has the focus, and checks that it is visible. */
async function expectFocusOn(page: Page, label: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, label);
  expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
}

describe('A visitor who is asked to log in', () => {
  const shop = shopInBrowser(DEMO);

  it.each([
    ['the heart', 1280, `Add ${name} to wishlist`, `Remove ${name} from wishlist`],
    ['Add to Cart', 1280, `Add to Cart: ${name}`, `Go to Cart: ${name}`],
    ['Add to Cart on a phone', 390, `Add to Cart: ${name}`, `Go to Cart: ${name}`],
  ])('returns to %s that she pressed, far down the page', async (_what, width, pressed, now) => {
    const tab = await shop.openTab({ width });
    const { page } = tab;
    await tab.open(paths.listing);
    await page.getByRole('button', { name: pressed }).press('Enter');
    await tab.arriveAt('Login');
    await logIn(tab);
    await tab.arriveAt('Products');
    await expectFocusOn(page, now);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  it('is at the top of the page after a login that no action required', async () => {
    const tab = await shop.openTab();
    await tab.open(`${paths.login}?from=${encodeURIComponent(paths.listing)}`);
    await logIn(tab);
    await tab.arriveAt('Products');
    expect(await tab.page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('A link from another site', () => {
  const shop = shopInBrowser(DEMO);

  it('opens a page at its top, even if it was scrolled down before', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    await tab.open(paths.listing);
    await page.waitForFunction(() => {
      // The grid grows after the first render: until then the page is too short.
      window.scrollTo({ top: 900, behavior: 'instant' });
      return window.scrollY === 900;
    });
    await tab.reload();
    await page.waitForFunction(() => window.scrollY === 900);

    await page.goto('about:blank');
    await tab.open(paths.listing);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await tab.skipSpinner();
    await tab.settle();
    await page.waitForFunction(() => window.scrollY === 900);
  });
});

describe('In the virtualized grid of thousands of products', () => {
  const shop = shopInBrowser(PRODUCTION);
  const far = 'Piece 1500';

  async function openFarDown(width: number) {
    const seeds = { products: pieces(2000), users: [userSeed] };
    shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
    const tab = await shop.openTab({ width });
    await tab.open(paths.listing);
    const { page } = tab;
    const list = page.getByRole('list', { name: 'Products' });
    const link = list.getByRole('link', { name: far, exact: true });
    // The grid grows after the first render.
    const drawnFarDown = async () => {
      await list.evaluate((grid) => window.scrollTo({ top: grid.scrollHeight * 0.75, behavior: 'instant' }));
      return link.count();
    };
    await expect.poll(drawnFarDown, { timeout: 20_000 }).toBe(1);
    return tab;
  }

  const howFarDown = (page: Page) => page.evaluate(() => window.scrollY);

  it.each([
    ['Add to Cart', 1280, `Add to Cart: ${far}`, `Go to Cart: ${far}`],
    ['the heart on a phone', 390, `Add ${far} to wishlist`, `Remove ${far} from wishlist`],
  ])('a visitor returns from the login to %s that she pressed', async (_what, width, pressed, now) => {
    const tab = await openFarDown(width);
    const { page } = tab;
    const button = page.getByRole('button', { name: pressed });
    // The focus scrolls to the button.
    await button.focus();
    const before = await howFarDown(page);
    await button.press('Enter');
    await tab.arriveAt('Login');
    await logIn(tab);
    await tab.arriveAt('Products');
    await expectFocusOn(page, now);
    await expect.poll(async () => Math.abs((await howFarDown(page)) - before)).toBeLessThan(900);
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
  });

  it('Back restores the scroll position and the focus on the card that was opened', async () => {
    const tab = await openFarDown(1280);
    const { page } = tab;
    const card = page.getByRole('link', { name: far, exact: true });
    await card.focus();
    const before = await howFarDown(page);
    await page.keyboard.press('Enter');
    await tab.arriveAt(far);
    await page.goBack();
    await tab.arriveAt('Products');
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, far);
    expect(Math.abs((await howFarDown(page)) - before)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
  });
});
