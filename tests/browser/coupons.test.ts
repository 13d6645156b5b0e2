import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

/** Costs ₹250, exactly the minimum purchase of the BLACK FRIDAY OFFER. */
const TOTE = 7;

describe('A cart of exactly the minimum purchase says that a rupee is missing', () => {
  const shop = shopInBrowser(DEMO);

  it('once: in the summary, or with its coupon while the coupons are open', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [TOTE] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    const hint = page.getByText('₹1 more unlocks ₹20 off').filter({ visible: true });
    expect(await hint.count()).toBe(1);
    await page.getByRole('button', { name: 'Apply Coupons?' }).click();
    expect(await hint.count()).toBe(1);
    const coupon = page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' });
    expect(await coupon.isDisabled()).toBe(true);
    const description = await coupon.evaluate((box) =>
      (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(description).toEqual(['Flat ₹20 off', '₹1 more unlocks ₹20 off', 'Minimum purchase: ₹250']);
  });
});
