import { paths } from '../../../src/navigation/paths.ts';
import { deviceOfPriya } from '../support/devices.ts';
import { full } from './everyPage.ts';
import { DESK, PHONE, type Studio } from './Studio.ts';

/** What opens over or within a page, and what a page says in return. */
export async function whatOpens(studio: Studio): Promise<void> {
  await buying(studio);
  await removing(studio);
  await forms(studio);
  await sheets(studio);
  await narrowing(studio);
}

async function buying({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.cart);
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
  await gallery.take(shopper, 'cart-coupon');
  await page.getByRole('link', { name: 'Place Order' }).click();
  await shopper.arriveAt('Checkout');
  await page.getByRole('radio', { name: /^Priya/ }).check();
  await gallery.take(shopper, 'checkout-address-chosen');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog').waitFor();
  await gallery.take(shopper, 'payment-stand-in');
}

async function removing({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: deviceOfPriya({ cart: [7, 1], wishlist: [2, 5] }) });
  for (const [path, removal] of [
    [paths.cart, /^Remove .* from cart$/],
    [paths.wishlist, /^Remove from Wishlist/],
  ] as const) {
    await shopper.open(path);
    await shopper.page.getByRole('button', { name: removal }).last().click();
    await shopper.page.getByRole('button', { name: 'Undo' }).waitFor();
    await shopper.settle();
    await gallery.take(shopper, `${path.slice(1)}-removed`);
  }
  await shopper.open(paths.cart);
  await shopper.page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await gallery.take(shopper, 'cart-one-item');
}

async function forms({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.addresses);
  await page.getByRole('button', { name: 'New Address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await gallery.take(shopper, 'address-form-errors');
  await shopper.open(paths.signup);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await gallery.take(shopper, 'signup-errors');
  await shopper.open(paths.login);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('nothing at all');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').waitFor();
  await gallery.take(shopper, 'login-refused');
}

async function sheets({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: full });
  const { page } = shopper;
  await shopper.open(paths.listing);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await gallery.take(shopper, 'products-menu', DESK);
  for (const [button, name] of [
    ['Menu', 'menu-sheet'],
    ['Filter', 'filter-sheet'],
    ['Sort', 'sort-sheet'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await gallery.take(shopper, name, PHONE);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await shopper.open(paths.product(2));
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await gallery.take(shopper, 'product-enlarged');
}

async function narrowing({ gallery, visit }: Studio): Promise<void> {
  const visitor = await visit();
  await visitor.open(`${paths.listing}?category=clothing&size=M&size=L&price=201-999&sort=lowToHigh`);
  await gallery.take(visitor, 'product-listing-filtered');
  await visitor.open(`${paths.listing}?creator=%40meher.makes`);
  await gallery.take(visitor, 'creator');
  await visitor.open(`${paths.listing}?q=no+such+thing&category=clothing`);
  await visitor.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
  await gallery.take(visitor, 'product-listing-no-match');
}
