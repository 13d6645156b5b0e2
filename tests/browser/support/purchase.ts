import { userSeed } from '../../../adapters/seeds/user.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from './devices.ts';
import type { ShopTab } from './ShopTab.ts';

/** The product that is bought: ₹499, which qualifies for the first coupon and not for the second. */
export const bought = seed(1);

/** Opens the listing as a visitor and adds a product to the cart, which leads to the login. */
export async function findProductAndLogIn(tab: ShopTab): Promise<void> {
  const { page } = tab;
  await tab.open(paths.home);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await tab.arriveAt('Products');
  await page.getByRole('button', { name: `Add to Cart: ${bought.name}` }).click();
  await page.getByText('Please login first!').waitFor();
  await tab.arriveAt('Login');
  await logIn(tab);
  await tab.arriveAt('Products');
}

export async function logIn({ page }: ShopTab): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(userSeed.email);
  await form.getByLabel('Password', { exact: true }).fill(userSeed.password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Opens the cart, which contains the product that was pressed before the login. */
export async function goToCart(tab: ShopTab): Promise<void> {
  const { page } = tab;
  await page.getByText(`${bought.name} added to cart successfully!`).waitFor();
  await page.getByRole('button', { name: `Go to Cart: ${bought.name}` }).click();
  await tab.arriveAt('Your Cart');
}

/** Applies a coupon in the cart, checks out, and opens the payment window. */
export async function checkOut(tab: ShopTab): Promise<void> {
  const { page } = tab;
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
  await page.getByText('Woohoo! BLACK FRIDAY OFFER applied successfully!').waitFor();
  await page.getByRole('link', { name: 'Place Order' }).click();
  await tab.arriveAt('Checkout');
  await page.getByRole('radio', { name: /^Priya Sharma/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog', { name: 'Creator Row' }).waitFor();
}

export async function pay(tab: ShopTab): Promise<void> {
  await tab.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await tab.arriveAt('Orders');
}
