import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { seed } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const piece = seed(2);

/** Returns the files that the pictures of the product page show, in their order. */
function filesShown(tab: ShopTab): Promise<readonly string[]> {
  const pictures = tab.page.getByRole('article', { name: piece.name }).locator('img');
  return pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '')),
  );
}

describe("A product's pictures", () => {
  const shop = shopInBrowser(DEMO);

  it('load in the best format, and no larger than the screen needs', async () => {
    const tab = await shop.openTab({ width: 360 });
    await tab.open(paths.product(piece.id));
    expect((await filesShown(tab))[0]).toBe('/pictures/products/2-400.avif');
  });

  it('show a second view, which is reachable by keyboard on a phone', async () => {
    const tab = await shop.openTab({ width: 360 });
    await tab.open(paths.product(piece.id));
    const rail = tab.page.getByRole('list', { name: `Pictures of ${piece.name}` });
    await rail.focus();
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    expect(await rail.getByRole('img').count()).toBe(2);
  });

  it('fall back to the JPEG file, and to a letter when none loads', async () => {
    const tab = await shop.openTab();
    await tab.page.route('**/*.avif', (route) => route.abort());
    await tab.open(paths.product(piece.id));
    await tab.page.waitForFunction(() => document.querySelector('article img')?.getAttribute('src')?.endsWith('.jpg'));
    await tab.page.locator('article picture:not(:has(source))').first().waitFor();
    await tab.page.route('**/pictures/products/*', (route) => route.abort());
    await tab.reload();
    const letter = tab.page.getByRole('img', { name: piece.name, exact: true });
    await letter.getByText('P').waitFor();
  });
});
