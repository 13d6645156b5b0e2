import { userSeed } from '../../../adapters/mirage/seeds/user.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { seed } from './devices.ts';
import type { ShopTab } from './ShopTab.ts';

/** What is bought: ₹499, which earns the first coupon and not the second. */
export const bought = seed(1);

/** A visitor finds a product and is asked to log in before it can be put in the cart. */
export async function findProductAndLogIn(visit: ShopTab): Promise<void> {
  const { page } = visit;
  await visit.open(paths.home);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await visit.arriveAt('Products');
  await page.getByRole('button', { name: `Add to Cart: ${bought.name}` }).click();
  await page.getByText('Please login first!').waitFor();
  await visit.arriveAt('Login');
  await logIn(visit);
  await visit.arriveAt('Products');
}

export async function logIn({ page }: ShopTab): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(userSeed.email);
  await form.getByLabel('Password', { exact: true }).fill(userSeed.password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** What was pressed before the login is in the cart after it. */
export async function goToCart(visit: ShopTab): Promise<void> {
  const { page } = visit;
  await page.getByText(`${bought.name} added to cart successfully!`).waitFor();
  await page.getByRole('button', { name: `Go to Cart: ${bought.name}` }).click();
  await visit.arriveAt('Your Cart');
}

/** From the cart, with a coupon, to the payment window. */
export async function checkOut(visit: ShopTab): Promise<void> {
  const { page } = visit;
  await page.getByRole('button', { name: 'Apply Coupons?' }).click();
  await page.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }).check();
  await page.getByText('Woohoo! BLACK FRIDAY OFFER applied successfully!').waitFor();
  await page.getByRole('link', { name: 'Place Order' }).click();
  await visit.arriveAt('Checkout');
  await page.getByRole('radio', { name: /^Priya Sharma/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog', { name: 'Creator Row' }).waitFor();
}

export async function pay(visit: ShopTab): Promise<void> {
  await visit.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await visit.arriveAt('Orders');
}
