import { describe, expect, it } from 'vitest';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const REDUCED = productSeeds.filter((product) => product.discounted_price < product.original_price);

const shop = shopInBrowser(DEMO);

describe('The specified styles', () => {
  it.each([390, 1280])(
    'the spinner of the first second covers the whole window at %i [spec 2.spinner]',
    async (width) => {
      const { page } = await shop.openTab({ width, isSpinnerAwaited: true });
      await page.clock.install();
      await page.goto(paths.home);
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading$/ })
        .waitFor();
      const covered = await page.evaluate(() => {
        const { innerWidth: right, innerHeight: bottom } = window;
        const corners = [
          [0, 0],
          [right - 1, 0],
          [0, bottom - 1],
          [right - 1, bottom - 1],
        ] as const;
        return corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=status]')?.textContent);
      });
      expect(covered).toEqual(['Loading', 'Loading', 'Loading', 'Loading']);
    },
  );

  it('every original price on the listing is struck through [spec 2.card-facts]', async () => {
    const tab = await shop.openTab();
    await tab.open(paths.listing);
    const originals = tab.page.getByRole('main').getByText(/^Original price ₹/);
    const lines = () =>
      originals.evaluateAll((prices) => prices.map((price) => getComputedStyle(price).textDecorationLine));
    await expect.poll(lines, { timeout: 20_000 }).toEqual(REDUCED.map(() => 'line-through'));
  });
});
