import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/mirage/seeds/products.ts';
import { userSeed } from '../../adapters/mirage/seeds/user.ts';
import { paths } from '../../src/navigation/paths.ts';
import { pieces } from './support/devices.ts';
import { focusNow } from './support/focusNow.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const { name } = productSeeds.at(-1) ?? { name: '' };

/** With the keyboard, so that the focus is shown from then on. */
async function logIn({ page }: ShopTab): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(userSeed.email);
  await page.getByLabel('Password', { exact: true }).fill(userSeed.password);
  await page.keyboard.press('Enter');
}

/** Waits until the button of this name has the focus, and makes sure that it is seen. */
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
  ])('is back at %s that she pressed, far down the page', async (_what, width, pressed, now) => {
    const visit = await shop.visit({ width, isSpinnerSkipped: true });
    const { page } = visit;
    await visit.open(paths.listing);
    await page.getByRole('button', { name: pressed }).press('Enter');
    await visit.arriveAt('Login');
    await logIn(visit);
    await visit.arriveAt('Products');
    await expectFocusOn(page, now);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  it('is at the top of the page when she logged in of her own accord', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visit.open(`${paths.login}?from=${encodeURIComponent(paths.listing)}`);
    await logIn(visit);
    await visit.arriveAt('Products');
    expect(await visit.page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('A link into the shop from elsewhere', () => {
  const shop = shopInBrowser(DEMO);

  it('opens a page at its top, even if the shopper was further down on it before', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    const { page } = visit;
    await visit.open(paths.listing);
    await page.waitForFunction(() => {
      // The grid grows after the first render: until then the page is too short.
      window.scrollTo({ top: 900, behavior: 'instant' });
      return window.scrollY === 900;
    });
    await visit.reload();
    await page.waitForFunction(() => window.scrollY === 900);

    await page.goto('about:blank');
    await visit.open(paths.listing);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await visit.skipSpinner();
    await visit.settle();
    await page.waitForFunction(() => window.scrollY === 900);
  });
});

describe('Among thousands of products, of which only those near the screen are drawn', () => {
  const shop = shopInBrowser(PRODUCTION);
  const far = 'Piece 1500';

  async function openFarDown(width: number) {
    const seeds = { products: pieces(2000), users: [userSeed] };
    shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds }).fetch;
    const visit = await shop.visit({ width, isSpinnerSkipped: true });
    await visit.open(paths.listing);
    const { page } = visit;
    const list = page.getByRole('list', { name: 'Products' });
    await list.evaluate((grid) => window.scrollTo({ top: grid.scrollHeight * 0.75, behavior: 'instant' }));
    await list.getByRole('link', { name: far, exact: true }).waitFor({ state: 'attached' });
    return visit;
  }

  const howFarDown = (page: Page) => page.evaluate(() => window.scrollY);

  it.each([
    ['Add to Cart', 1280, `Add to Cart: ${far}`, `Go to Cart: ${far}`],
    ['the heart on a phone', 390, `Add ${far} to wishlist`, `Remove ${far} from wishlist`],
  ])('a visitor who had to log in is back at %s that she pressed', async (_what, width, pressed, now) => {
    const visit = await openFarDown(width);
    const { page } = visit;
    const before = await howFarDown(page);
    await page.getByRole('button', { name: pressed }).press('Enter');
    await visit.arriveAt('Login');
    await logIn(visit);
    await visit.arriveAt('Products');
    await expectFocusOn(page, now);
    expect(Math.abs((await howFarDown(page)) - before)).toBeLessThan(900);
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
  });

  it('whoever goes Back is at the card she left, in its place, and goes on from there', async () => {
    const visit = await openFarDown(1280);
    const { page } = visit;
    const card = page.getByRole('link', { name: far, exact: true });
    await card.focus();
    const before = await howFarDown(page);
    await page.keyboard.press('Enter');
    await visit.arriveAt(far);
    await page.goBack();
    await visit.arriveAt('Products');
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, far);
    expect(Math.abs((await howFarDown(page)) - before)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
  });
});
