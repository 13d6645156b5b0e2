import { loginPath } from '../../core/storefront/session/loginPath.ts';

/** The pages of the shop. */
export type PageName =
  | 'home'
  | 'listing'
  | 'product'
  | 'cart'
  | 'wishlist'
  | 'checkout'
  | 'login'
  | 'signup'
  | 'logout'
  | 'profile'
  | 'orders'
  | 'addresses';

export type ShopRoute = {
  readonly page: PageName;
  readonly pattern: string;
  /** Whether the page is for logged-in shoppers only. */
  readonly needsLogin?: true;
};

/** Every page with its address and who may open it. */
export const routeTable: readonly ShopRoute[] = [
  { page: 'home', pattern: '/' },
  { page: 'listing', pattern: '/product-listing' },
  { page: 'product', pattern: '/product-details/:productId' },
  { page: 'cart', pattern: '/cart', needsLogin: true },
  { page: 'wishlist', pattern: '/wishlist', needsLogin: true },
  { page: 'checkout', pattern: '/checkout', needsLogin: true },
  { page: 'login', pattern: '/login' },
  { page: 'signup', pattern: '/signup' },
  { page: 'logout', pattern: '/logout' },
  { page: 'profile', pattern: '/profile', needsLogin: true },
  { page: 'orders', pattern: '/profile/orders' },
  { page: 'addresses', pattern: '/profile/addresses' },
];

/** The route at a path of this app, its query and fragment left aside; undefined for an unknown path. */
export function routeAt(path: string): ShopRoute | undefined {
  const parts = partsOf(path);
  return routeTable.find(({ pattern }) => {
    const wanted = partsOf(pattern);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}

/** Where a visitor who opens a page for logged-in shoppers is sent instead; undefined when the page may be opened. */
export function redirectFrom(path: string, isLoggedIn: boolean): string | undefined {
  return routeAt(path)?.needsLogin === true && !isLoggedIn ? loginPath(path) : undefined;
}

function partsOf(path: string): readonly string[] {
  const [page = ''] = path.split(/[?#]/);
  return page.split('/').filter((part) => part !== '');
}
