import { paths } from '../../src/shell/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import { Gallery } from './support/Gallery.ts';
import { launchChromium } from './support/launchChromium.ts';
import { routes, unknownPath, unknownProduct } from './support/routes.ts';
import { ShopServer } from './support/ShopServer.ts';
import { Visit, type VisitOptions } from './support/Visit.ts';

const full = deviceOfPriya({ cart: [1, 3, 14], wishlist: [2, 5, 9, 12], order: [6, 9], hasAddress: true });
const PHONE = [360];

const server = new ShopServer('dist-demo');
const address = await server.start();
const browser = await launchChromium();
const gallery = new Gallery('reports/screenshots');

try {
  await takeEveryPage();
  await takeWhatOpens();
  await takeEmptyPages();
  await takeFailedPages();
  gallery.layOut();
  console.log(`${gallery.count} pictures; look at reports/screenshots/index.html`);
} finally {
  await browser.close();
  await server.stop();
}

function visit(options: VisitOptions = {}): Promise<Visit> {
  return Visit.begin(browser, address, { ...options, reducedMotion: 'reduce', isHurried: true });
}

async function takeEveryPage(): Promise<void> {
  const shopper = await visit({ device: full });
  await shopper.open(paths.home);
  for (const { path, title } of [...routes, unknownPath, unknownProduct]) {
    await shopper.moveTo(path, title);
    await gallery.take(shopper, path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-'));
  }
}

async function takeWhatOpens(): Promise<void> {
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

  await shopper.open(paths.addresses);
  await page.getByRole('button', { name: 'New Address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await gallery.take(shopper, 'address-form-errors');

  await shopper.open(paths.signup);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await gallery.take(shopper, 'signup-errors');

  await shopper.open(paths.listing);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await gallery.take(shopper, 'products-menu', [1440]);

  for (const [button, name] of [
    ['Menu', 'menu-sheet'],
    ['Filter', 'filter-sheet'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await gallery.take(shopper, name, PHONE);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function takeEmptyPages(): Promise<void> {
  const shopper = await visit({ device: deviceOfPriya() });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.orders, paths.addresses]) {
    await shopper.open(path);
    await gallery.take(shopper, `${path.slice(1).replaceAll('/', '-')}-empty`);
  }
  await shopper.open(paths.listing);
  await shopper.page.getByRole('searchbox').fill('no such thing');
  await shopper.page.keyboard.press('Enter');
  await shopper.page.getByRole('heading', { name: 'Sorry, there are no matching products!' }).waitFor();
  await gallery.take(shopper, 'product-listing-no-match');
  const visitor = await visit();
  for (const path of [paths.orders, paths.addresses]) {
    await visitor.open(path);
    await gallery.take(visitor, `${path.slice(1).replaceAll('/', '-')}-visitor`);
  }
}

async function takeFailedPages(): Promise<void> {
  const shopper = await visit({ device: full, failing: [['GET', '*', 'offline']] });
  for (const path of [paths.home, paths.listing, paths.cart, paths.checkout]) {
    await shopper.open(path);
    await gallery.take(shopper, `${path === paths.home ? 'home' : path.slice(1)}-failed`);
  }
  await shopper.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await shopper.page.goto(paths.login);
  await shopper.page.getByRole('button', { name: 'Reload' }).waitFor();
  await shopper.settle();
  await gallery.take(shopper, 'chunk-failed');
}
