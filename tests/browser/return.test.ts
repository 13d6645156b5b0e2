import { describe, expect, it } from 'vitest';
import { productSeeds } from '../../adapters/mirage/seeds/products.ts';
import { userSeed } from '../../adapters/mirage/seeds/user.ts';
import { paths } from '../../src/shell/paths.ts';
import { focusNow } from './support/focusNow.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';
import type { Visit } from './support/Visit.ts';

const { name } = productSeeds.at(-1) ?? { name: '' };

async function logIn({ page }: Visit): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(userSeed.email);
  await page.getByLabel('Password', { exact: true }).fill(userSeed.password);
  await page.keyboard.press('Enter');
}

describe('A visitor who is asked to log in', () => {
  const shop = shopInBrowser(DEMO);

  it.each([
    ['the heart', 1280, `Add ${name} to wishlist`, `Remove ${name} from wishlist`],
    ['Add to Cart', 1280, `Add to Cart: ${name}`, `Go to Cart: ${name}`],
    ['Add to Cart on a phone', 390, `Add to Cart: ${name}`, `Go to Cart: ${name}`],
  ])('is back at %s that she pressed, far down the page', async (_what, width, pressed, now) => {
    const visit = await shop.visit({ width, isHurried: true });
    const { page } = visit;
    await visit.open(paths.listing);
    await page.getByRole('button', { name: pressed }).press('Enter');
    await visit.arriveAt('Login');
    await logIn(visit);
    await visit.arriveAt('Products');
    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, now);
    expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  it('is at the top of the page when she logged in of her own accord', async () => {
    const visit = await shop.visit({ isHurried: true });
    await visit.open(`${paths.login}?from=${encodeURIComponent(paths.listing)}`);
    await logIn(visit);
    await visit.arriveAt('Products');
    expect(await visit.page.evaluate(() => window.scrollY)).toBe(0);
  });
});
