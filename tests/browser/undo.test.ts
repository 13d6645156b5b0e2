import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, seed } from './support/devices.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { focusNow } from './support/page/focusNow.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const first = seed(1);
const second = seed(2);

/** Returns the accessible name of the focused element, and checks that it is visible. */
async function focused({ page }: ShopTab): Promise<string | undefined> {
  expect(await page.evaluate(focusNow)).toMatchObject({ isSeen: true });
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
}

describe.each([
  ['the cart', paths.cart, (name: string) => `Remove ${name} from cart`],
  ['the wishlist', paths.wishlist, (name: string) => `Remove from Wishlist: ${name}`],
])('Removing an item from %s with the keyboard', (_list, path, removalOf) => {
  const shop = shopInBrowser(DEMO);
  const device = () => deviceOfPriya({ cart: [1, 2], wishlist: [1, 2] });

  it('keeps the focus there: on Undo, then on the restored item', async () => {
    const tab = await shop.openTab({ device: device() });
    const { page } = tab;
    await tab.open(path);
    await page.getByRole('button', { name: removalOf(first.name) }).press('Enter');
    expect(await focused(tab)).toBe('Undo');
    // The toast has too little contrast while it fades.
    const toast = page.getByText(/removed from the/);
    await toast.waitFor();
    await toast.waitFor({ state: 'detached' });
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await focused(tab)).toBe(removalOf(first.name));
    await tab.settle();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(first.name);
  });

  it('announces it politely, and keeps the focus on the page when Undo disappears', async () => {
    const tab = await shop.openTab({ device: device() });
    const { page } = tab;
    await tab.open(path);
    await page.getByRole('button', { name: removalOf(first.name) }).press('Enter');
    await page.getByRole('main').getByRole('status').getByText(`${first.name} removed`).waitFor();
    await page.getByRole('button', { name: removalOf(second.name) }).press('Enter');
    expect(await focused(tab)).toBe('Undo');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1);
  });
});
