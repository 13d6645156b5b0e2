import { paths } from '../../../src/navigation/paths.ts';
import { deviceOfPriya } from '../support/devices.ts';
import { full } from './everyPage.ts';
import { DESKTOP, PHONE, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of dialogs, menus, forms, errors and filtered lists. */
export async function openedParts(setup: ScreenshotSetup): Promise<void> {
  await buying(setup);
  await removing(setup);
  await forms(setup);
  await sheets(setup);
  await narrowing(setup);
}

async function buying({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.cart);
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
  await folder.take(shopper, 'cart-coupon');
  await page.getByRole('link', { name: 'Place Order' }).click();
  await shopper.arriveAt('Checkout');
  await page.getByRole('radio', { name: /^Priya/ }).check();
  await folder.take(shopper, 'checkout-address-chosen');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog').waitFor();
  await folder.take(shopper, 'payment-stand-in');
}

async function removing({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: deviceOfPriya({ cart: [7, 1], wishlist: [2, 5] }) });
  for (const [path, removal] of [
    [paths.cart, /^Remove .* from cart$/],
    [paths.wishlist, /^Remove from Wishlist/],
  ] as const) {
    await shopper.open(path);
    await shopper.page.getByRole('button', { name: removal }).last().click();
    await shopper.page.getByRole('button', { name: 'Undo' }).waitFor();
    await shopper.settle();
    await folder.take(shopper, `${path.slice(1)}-removed`);
  }
  await shopper.open(paths.cart);
  await shopper.page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await folder.take(shopper, 'cart-one-item');
}

async function forms({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.addresses);
  await page.getByRole('button', { name: 'New Address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await folder.take(shopper, 'address-form-errors');
  await shopper.open(paths.signup);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await folder.take(shopper, 'signup-errors');
  await shopper.open(paths.login);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('nothing at all');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').waitFor();
  await folder.take(shopper, 'login-refused');
}

async function sheets({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.listing);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await folder.take(shopper, 'products-menu', DESKTOP);
  for (const [button, name] of [
    ['Menu', 'menu-sheet'],
    ['Filter', 'filter-sheet'],
    ['Sort', 'sort-sheet'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await folder.take(shopper, name, PHONE);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await shopper.open(paths.product(2));
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await folder.take(shopper, 'product-enlarged');
}

async function narrowing({ folder, visit }: ScreenshotSetup): Promise<void> {
  const visitor = await visit();
  await visitor.open(`${paths.listing}?category=clothing&size=M&size=L&price=201-999&sort=lowToHigh`);
  await folder.take(visitor, 'product-listing-filtered');
  await visitor.open(`${paths.listing}?creator=%40meher.makes`);
  await folder.take(visitor, 'creator');
  await visitor.open(`${paths.listing}?q=no+such+thing&category=clothing`);
  await visitor.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
  await folder.take(visitor, 'product-listing-no-match');
}
