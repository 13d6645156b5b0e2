import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '../../adapters/mirage/StoredUsers.ts';
import { userSeed } from '../../adapters/seeds/user.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import { Keyboard } from './support/Keyboard.ts';
import { bought, checkOut, findProductAndLogIn, goToCart, pay } from './support/purchase.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);

async function expectOrderShown({ page }: ShopTab): Promise<void> {
  await page.getByRole('heading', { name: 'Your Orders' }).waitFor();
  const receipt = page.getByRole('list', { name: 'Orders' }).getByRole('article');
  expect(await receipt.count()).toBe(1);
  const text = await receipt.textContent();
  expect(text).toContain(bought.name);
  expect(text).toContain('₹479');
  expect(text).toMatch(/pay_\w{14}/);
}

describe('A purchase from the home page to the paid order', () => {
  it('succeeds, and session, cart and orders survive a reload', async () => {
    const tab = await shop.openTab({ isSpinnerAwaited: true });
    const { page } = tab;
    await findProductAndLogIn(tab);
    await goToCart(tab);

    await tab.reload();
    await page.getByRole('listitem', { name: bought.name }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Profile' }).waitFor();

    await checkOut(tab);
    await page.getByText('Simulated payment: no money moves').waitFor();
    expect(await page.getByRole('dialog', { name: 'Creator Row' }).textContent()).toContain('₹479');
    await pay(tab);
    await expectOrderShown(tab);
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();

    await tab.reload();
    await expectOrderShown(tab);
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  });

  it('can fail and be cancelled first, and the cart does not change', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1], hasAddress: true }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await checkOut(tab);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText('Payment failed: Your payment was declined by the simulated bank').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Payment process was canceled or failed').waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await pay(tab);
    await expectOrderShown(tab);
  });
});

describe('The mock back-end survives a reload', () => {
  it('so that a new shopper with a stored token still has an account', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    await tab.open(paths.signup);
    await page.getByLabel('E-mail').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Confirm password').fill('long enough');
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('I accept the terms and conditions').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await tab.arriveAt('Home');
    await tab.open(paths.wishlist);
    await page.getByRole('heading', { name: 'Wishlist is Empty!' }).waitFor();
    await tab.open(paths.profile);
    await page.getByRole('heading', { name: 'Asha' }).waitFor();
    expect(tab.problems).toEqual([]);
  });

  it('and starts from the seed after a reset', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1, 3], wishlist: [2] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await page.evaluate(() => window.creatorRowMock?.reset());
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
    await tab.reload();
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
    await page.getByRole('link', { name: 'Wishlist, empty' }).waitFor();
    await tab.open(paths.addresses);
    expect(await page.getByRole('list', { name: 'Addresses' }).getByRole('article').count()).toBe(1);
  });
});

describe('With the keyboard alone and a visible focus', () => {
  it('a purchase succeeds [spec keyboard.purchase]', { timeout: 90_000 }, async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    const keyboard = new Keyboard(page);
    const main = page.getByRole('main');
    await tab.open(paths.home);
    await keyboard.use(page.getByRole('link', { name: 'Skip to content' }), 'Enter');
    await keyboard.use(main.getByRole('button', { name: 'Shop Now' }), 'Enter');
    await tab.arriveAt('Products');

    await keyboard.use(main.getByRole('radio', { name: 'Price: Low to High' }), 'Space');
    await page.getByRole('radio', { name: 'Price: Low to High', checked: true }).waitFor();
    await keyboard.use(main.getByRole('checkbox', { name: 'M', exact: true }), 'Space');
    await keyboard.use(main.getByRole('button', { name: `Add to Cart: ${bought.name}` }), 'Space');
    await tab.arriveAt('Login');

    await keyboard.goTo(main.getByLabel('E-mail'));
    await keyboard.type(userSeed.email);
    await keyboard.goTo(main.getByLabel('Password', { exact: true }));
    await keyboard.type(userSeed.password);
    await keyboard.press('Enter');
    await tab.arriveAt('Products');

    const toCart = main.getByRole('button', { name: `Go to Cart: ${bought.name}` });
    await keyboard.isBackAt(toCart);
    await tab.settle();
    await keyboard.press('Enter');
    await tab.arriveAt('Your Cart');

    await keyboard.use(main.getByRole('button', { name: 'Apply Coupons?' }), 'Space');
    await keyboard.use(main.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }), 'Space');
    await keyboard.use(main.getByRole('link', { name: 'Place Order' }), 'Enter');
    await tab.arriveAt('Checkout');

    await keyboard.use(main.getByRole('radio', { name: /^Priya Sharma/ }), 'Space');
    await keyboard.use(main.getByRole('button', { name: 'Place Order' }), 'Enter');
    await keyboard.isBackAt(page.getByRole('button', { name: 'Pay', exact: true }));
    await keyboard.press('Enter');
    await tab.arriveAt('Orders');
    await expectOrderShown(tab);
  });

  it.each([
    ['Menu', 'Menu'],
    ['Filter', 'Filters'],
    ['Sort', 'Sort'],
  ])('the sheet of %s opens, traps the focus and restores it', async (button, dialog) => {
    const tab = await shop.openTab({ width: 390 });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.listing);
    const opener = page.getByRole('button', { name: button, exact: true });
    await expectOverlayToHoldTheFocus(tab, keyboard, opener, dialog);
  });

  it('the address form opens, traps the focus and restores it', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1], hasAddress: true }) });
    const keyboard = new Keyboard(tab.page);
    await tab.open(paths.checkout);
    const opener = tab.page.getByRole('button', { name: 'Add New Address' });
    await expectOverlayToHoldTheFocus(tab, keyboard, opener, /address/i);

    await keyboard.press('Enter');
    const form = tab.page.getByRole('dialog');
    await keyboard.isWithin(form);
    await keyboard.use(form.getByRole('button', { name: 'Add Dummy Data' }), 'Enter');
    await keyboard.use(form.getByRole('button', { name: 'Save' }), 'Enter');
    await form.waitFor({ state: 'detached' });
    await keyboard.isBackAt(opener);
  });

  it('the Products menu opens and restores the focus', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.home);
    const opener = page.getByRole('button', { name: 'Products', exact: true });
    await keyboard.use(opener, 'Enter');
    await keyboard.goTo(page.getByRole('list', { name: 'Categories' }).getByRole('button').first());
    await keyboard.press('Escape');
    await keyboard.isBackAt(opener);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('a cancelled payment restores the focus to Place Order', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1], hasAddress: true }) });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.checkout);
    await keyboard.use(page.getByRole('radio', { name: /^Priya Sharma/ }), 'Space');
    const opener = page.getByRole('main').getByRole('button', { name: 'Place Order' });
    await keyboard.use(opener, 'Enter');
    await keyboard.isBackAt(page.getByRole('button', { name: 'Pay', exact: true }));
    await keyboard.press('Escape');
    await page.getByText('Payment process was canceled or failed').waitFor();
    await keyboard.isBackAt(opener);
  });
});

async function expectOverlayToHoldTheFocus(
  { page }: ShopTab,
  keyboard: Keyboard,
  opener: ReturnType<ShopTab['page']['getByRole']>,
  dialog: string | RegExp,
): Promise<void> {
  await keyboard.use(opener, 'Enter');
  const overlay = page.getByRole('dialog', { name: dialog });
  await keyboard.isWithin(overlay);
  const stops = (await overlay.locator('a, button, input').count()) + 2;
  for (let stop = 0; stop < stops; stop += 1) {
    await keyboard.press('Tab');
    await keyboard.look();
    expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await keyboard.isBackAt(opener);
}
