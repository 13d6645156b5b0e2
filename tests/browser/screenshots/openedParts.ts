import { paths } from '../../../src/shop/paths/paths.ts';
import { deviceOfPriya } from '../support/devices.ts';
import { full } from './everyPage.ts';
import { DESKTOP, PHONE, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of dialogs, menus, forms, errors and filtered lists. */
export async function openedParts(setup: ScreenshotSetup): Promise<void> {
  await buying(setup);
  await removing(setup);
  await addresses(setup);
  await accounts(setup);
  await sheets(setup);
  await narrowing(setup);
}

async function buying({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: full });
  const { page } = tab;
  await tab.open(paths.cart);
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
  await folder.take(tab, 'cart-coupon');
  await page.getByRole('link', { name: 'Place Order' }).click();
  await tab.arriveAt('Checkout');
  await page.getByRole('radio', { name: /^Priya/ }).check();
  await folder.take(tab, 'checkout-address-chosen');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog').waitFor();
  await folder.take(tab, 'payment-stand-in');
}

async function removing({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: deviceOfPriya({ cart: [7, 1], wishlist: [2, 5] }) });
  for (const [path, removal] of [
    [paths.cart, /^Remove .* from cart$/],
    [paths.wishlist, /^Remove from Wishlist/],
  ] as const) {
    await tab.open(path);
    await tab.page.getByRole('button', { name: removal }).last().click();
    await tab.page.getByRole('button', { name: 'Undo' }).waitFor();
    await tab.settle();
    await folder.take(tab, `${path.slice(1)}-removed`);
  }
  await tab.open(paths.cart);
  await tab.page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await folder.take(tab, 'cart-one-item');
}

async function addresses({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: full });
  const { page } = tab;
  await tab.open(paths.addresses);
  await page.getByRole('button', { name: 'New Address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await folder.take(tab, 'address-form-errors');
}

async function accounts({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab();
  const { page } = tab;
  await tab.open(paths.signup);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await folder.take(tab, 'signup-errors');
  await tab.open(paths.login);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('nothing at all');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').waitFor();
  await folder.take(tab, 'login-refused');
}

async function sheets({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: full });
  const { page } = tab;
  await tab.open(paths.listing);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await folder.take(tab, 'products-menu', DESKTOP);
  for (const [button, name] of [
    ['Menu', 'menu-sheet'],
    ['Filter', 'filter-sheet'],
    ['Sort', 'sort-sheet'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await folder.take(tab, name, PHONE);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await tab.open(paths.product(2));
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await folder.take(tab, 'product-enlarged');
}

async function narrowing({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab();
  await tab.open(`${paths.listing}?category=clothing&size=M&size=L&price=201-999&sort=lowToHigh`);
  await folder.take(tab, 'product-listing-filtered');
  await tab.open(`${paths.listing}?creator=%40meher.makes`);
  await folder.take(tab, 'creator');
  await tab.open(`${paths.listing}?q=no+such+thing&category=clothing`);
  await tab.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
  await folder.take(tab, 'product-listing-no-match');
}
