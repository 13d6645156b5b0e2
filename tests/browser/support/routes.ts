import { paths } from '../../../src/navigation/paths.ts';
import { seed } from './devices.ts';

export type Route = {
  readonly path: string;
  /** What the browser's tab says for a logged-in shopper, before the shop's name. */
  readonly title: string;
  /** Whether a visitor is sent to login instead. */
  readonly isGuarded?: true;
};

export const LOGIN_TITLE = 'Login';

/** The twelve routes of the shop, each at one address. */
export const routes: readonly Route[] = [
  { path: paths.home, title: 'Home' },
  { path: paths.listing, title: 'Products' },
  { path: paths.product(14), title: seed(14).name },
  { path: paths.cart, title: 'Your Cart', isGuarded: true },
  { path: paths.wishlist, title: 'Your Wishlist', isGuarded: true },
  { path: paths.checkout, title: 'Checkout', isGuarded: true },
  { path: paths.login, title: LOGIN_TITLE },
  { path: paths.signup, title: 'Sign Up' },
  { path: paths.logout, title: 'Log out' },
  { path: paths.profile, title: 'Profile', isGuarded: true },
  { path: paths.orders, title: 'Orders' },
  { path: paths.addresses, title: 'Addresses' },
];

export const unknownPath: Route = { path: '/nowhere', title: 'Page not found' };
export const unknownProduct: Route = { path: paths.product('no-such'), title: 'Product' };
