import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

/** Costs ₹250, exactly the minimum purchase of the BLACK FRIDAY OFFER. */
const TOTE = 7;

/** Costs more than the minimum purchase of the NEW YEAR OFFER. */
const DEAR = 14;
const NEW_YEAR = 'NEW YEAR OFFER';

async function chooseCoupon({ page }: ShopTab): Promise<void> {
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: NEW_YEAR }).click();
  await page.getByText('Coupon discount').waitFor();
}

/** Holds the chunk of the wishlist back until the function that is returned is called. */
async function holdWishlist({ page }: ShopTab): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/WishlistPage-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('Leaving the cart before the next page has loaded', () => {
  const shop = shopInBrowser(DEMO);

  it.each(['Back', 'the link to the cart'])('and coming back by %s takes the coupon away', async (way) => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [DEAR] }) });
    const { page } = tab;
    const release = await holdWishlist(tab);
    await tab.open(paths.cart);
    await chooseCoupon(tab);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /wishlist/i })
      .click();
    await expect.poll(() => tab.path).toBe(paths.wishlist);
    expect(await page.getByRole('heading', { level: 1, name: 'Your Cart' }).isVisible()).toBe(true);
    if (way === 'Back') await page.goBack();
    else await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    await expect.poll(() => tab.path).toBe(paths.cart);
    await page.getByText('Coupon discount').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Apply Coupons?' }).click();
    expect(await page.getByRole('checkbox', { name: NEW_YEAR }).isChecked()).toBe(false);
    release();
  });

  it('not at all, when she presses the link to the cart in the cart, keeps the coupon', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [DEAR] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await chooseCoupon(tab);
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    expect(await page.getByRole('checkbox', { name: NEW_YEAR }).isChecked()).toBe(true);
  });
});

describe('The coupon and the address of a checkout', () => {
  const shop = shopInBrowser(DEMO);
  const total = ({ page }: ShopTab) => page.getByRole('region', { name: 'Billing Summary' }).innerText();

  it.each(['is reloaded', 'was discarded by the phone'])('are there again when its page %s', async (end) => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [DEAR], hasAddress: true }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await chooseCoupon(tab);
    await page.getByRole('link', { name: 'Place Order' }).click();
    await tab.arriveAt('Checkout');
    const address = page.getByRole('radio').first();
    await address.check();
    const bill = await total(tab);
    expect(bill).toMatch(/coupon discount/i);
    if (end === 'is reloaded') await tab.reload();
    else {
      // As after a discarded tab, the document is gone and only the history's entry is left: Playwright switches the back/forward cache off.
      await page.goto('about:blank');
      await page.goBack();
      await tab.skipSpinner();
    }
    await expect.poll(() => address.isChecked()).toBe(true);
    await expect.poll(() => total(tab)).toBe(bill);
  });
});

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
