import { expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import type { SeedProduct } from '../../adapters/seeds/SeedProduct.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { allViewports } from './support/viewports.ts';

/** A T-shirt in four sizes, as the real back-end answers with them. */
function inFourSizes(product: SeedProduct): readonly object[] {
  const sizes = ['M', 'S', 'L', 'XL'].map((size, at) => ({
    ...{ _id: `${product._id}${at || ''}`, id: product.id + at * 100, size },
    ...{ original_price: 699, discounted_price: 499 + at * 10 },
  }));
  return sizes.map((size, at) => ({ ...product, ...size, ...(at === 0 && { sizes }) }));
}

const shop = shopInBrowser(PRODUCTION);

/** Opens the page of the T-shirt. */
async function openInFourSizes(fit = { small: 0, true: 0, large: 0 }): Promise<ShopTab> {
  const mock = createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [] } });
  shop.server.backEnd = async (input, init) => {
    if (String(input).endsWith('/fit')) return Response.json({ fit });
    return String(input).endsWith('/api/products')
      ? Response.json({ products: productSeeds.flatMap((seed) => (seed.id === 1 ? inFourSizes(seed) : seed)) })
      : mock.fetch(input, init);
  };
  // Colours that are still changing may have too little contrast.
  const tab = await shop.openTab({ width: 360, height: 640, reducedMotion: 'reduce' });
  await tab.open(paths.product(1));
  return tab;
}

it('Another size changes the address and the price; picture, focus and place on the page stay', async () => {
  const tab = await openInFourSizes();
  const { page } = tab;
  const picture = await page.locator('main article:has(h1) img').first().elementHandle();
  const size = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.getByRole('button', { name: 'Choose a size' }).click();
  await expect.poll(() => size('S').evaluate((radio) => radio === document.activeElement)).toBe(true);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => size('L').getAttribute('aria-checked')).toBe('true');
  expect(await size('L').evaluate((radio) => radio === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByText('₹519').first().isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe(paths.product(201));
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await picture?.evaluate((image) => image.isConnected)).toBe(true);
  await expectNoViolation(tab, allViewports);
  expect(tab.problems).toEqual([]);
});

it('The size guide comes without moving the page, is read by everybody, and gives the focus back', async () => {
  const tab = await openInFourSizes();
  const { page } = tab;
  const opener = page.getByRole('button', { name: 'Size guide' });
  const heightOfLine = (button: Element, isThere: boolean) => {
    const { parentElement: line } = button;
    if (!isThere) button.remove();
    return line?.getBoundingClientRect().height ?? 0;
  };
  const heights = [await opener.evaluate(heightOfLine, true), await opener.evaluate(heightOfLine, false)];
  // A line of that height is rounded otherwise, by a 64th of a pixel.
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(0.1);
  await page.reload();
  await opener.click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const line = guide.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'M', exact: true }) });
  await expect.poll(() => line.innerText()).toMatch(/94–99\s+79–84\s+99–104/);
  await guide.getByRole('radio', { name: 'Inches' }).check();
  await expect.poll(() => line.innerText()).toMatch(/37–39\s+31–33\s+39–41/);
  await expectNoViolation(tab, allViewports);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(tab.problems).toEqual([]);
});

it('What buyers say of the fit comes without moving the sizes, and is in the size guide as well', async () => {
  const sizes = (tab: ShopTab) => tab.page.getByRole('radiogroup', { name: 'Size' });
  const before = await sizes(await openInFourSizes()).boundingBox();
  const tab = await openInFourSizes({ small: 14, true: 3, large: 1 });
  const { page } = tab;
  const fit = page.getByText('Fits small, say 14 of 18 buyers');
  await fit.waitFor();
  expect(await sizes(tab).boundingBox()).toEqual(before);
  await expectNoViolation(tab, allViewports);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await page.getByRole('dialog', { name: 'Size guide' }).getByText('Fits small, say 14 of 18 buyers').waitFor();
  expect(tab.problems).toEqual([]);
});
