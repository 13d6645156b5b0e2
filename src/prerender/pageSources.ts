import type { PageName } from '../navigation/routeTable.ts';

type OtherPage = Exclude<PageName, 'home' | 'listing'>;

/** The modules that the router brings for each page that is not drawn when the shop is built. */
export const pageSources: Readonly<Record<OtherPage, readonly string[]>> = {
  product: ['src/catalogue/ProductPage.tsx'],
  cart: ['src/cart/CartPage.tsx'],
  wishlist: ['src/wishlist/WishlistPage.tsx'],
  checkout: ['src/checkout/CheckoutPage.tsx'],
  login: ['src/session/LoginPage.tsx'],
  signup: ['src/session/SignupPage.tsx'],
  logout: ['src/session/LogoutPage.tsx'],
  profile: ['src/profile/ProfilePage.tsx', 'src/profile/ProfileDetailsTab.tsx'],
  orders: ['src/profile/ProfilePage.tsx', 'src/profile/OrdersTab.tsx'],
  addresses: ['src/profile/ProfilePage.tsx', 'src/profile/AddressesTab.tsx'],
};
