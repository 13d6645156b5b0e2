import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import { pay } from './support/purchase.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

describe('A printed order is a receipt', () => {
  const shop = shopInBrowser(DEMO);
  const orders = (page: Page) => page.getByRole('article', { name: /^Order / });

  /** Buys two products one after the other, wherever the shop keeps its orders. */
  async function openOrders() {
    const tab = await shop.openTab({ device: deviceOfPriya({ hasAddress: true }), colorScheme: 'dark' });
    const { page } = tab;
    // Chromium may keep the print media of the previous test.
    await page.emulateMedia({ media: 'screen' });
    for (const id of [6, 9]) {
      await tab.open(paths.product(id));
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Go to Cart/ }).waitFor();
      await tab.open(paths.checkout);
      await page.getByRole('radio', { name: /^Priya Sharma/ }).check();
      await page.getByRole('button', { name: 'Place Order' }).click();
      await pay(tab);
    }
    await expect.poll(() => orders(page).count()).toBe(2);
    return page;
  }

  it('without header, footer, tabs and buttons, black on white', async () => {
    const page = await openOrders();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    expect(await orders(page).count()).toBe(2);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    const sums = orders(page).first().getByText('Sub-Total');
    expect(await sums.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await sums.isVisible()).toBe(false);
    const [sheet] = await orders(page).allTextContents();
    expect(sheet).toMatch(/Creator Row.*Sub-Total₹.*Discount.*Paid₹.*Amount paid₹.*pay_.*Delivering to/);
  });

  it('without toasts', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [6] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await page.getByRole('button', { name: /^Increase/ }).click();
    await page.locator('[data-toasts]').getByRole('status').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-toasts]').evaluate((toasts) => toasts.checkVisibility())).toBe(false);
  });

  it('on a separate sheet', async () => {
    const page = await openOrders();
    await page.emulateMedia({ media: 'print' });
    const breaks = await orders(page).evaluateAll((receipts) =>
      receipts.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).breakBefore),
    );
    expect(breaks).toEqual(['auto', 'page']);
  });

  it('alone when its own Print button is pressed', async () => {
    const page = await openOrders();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    await page
      .getByRole('button', { name: /^Print order/ })
      .first()
      .click();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-printing'));
    await page.emulateMedia({ media: 'print' });
    expect(await orders(page).count()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => orders(page).count()).toBe(2);
  });
});
