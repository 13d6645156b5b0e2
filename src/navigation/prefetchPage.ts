import type { Picture } from '../../core/domain/catalogue/Picture.ts';
import { PICTURE_SIZES, pictureSources } from '../ui/pictureSources.ts';
import { loadPage, type PageOfTheShop } from './pages.ts';
import { type PageName, routeAt } from './routeTable.ts';

const PAGES: Readonly<Record<PageName, PageOfTheShop>> = {
  home: 'Home',
  listing: 'Listing',
  product: 'Product',
  cart: 'Cart',
  wishlist: 'Wishlist',
  checkout: 'Checkout',
  login: 'Login',
  signup: 'Signup',
  logout: 'Logout',
  profile: 'Profile',
  orders: 'Orders',
  addresses: 'Addresses',
};

const asked = new Set<string>();

/** The page at a path of this app, as its script is named; undefined for an unknown path. */
export function pageBehind(path: string): PageOfTheShop | undefined {
  const page = routeAt(path)?.page;
  return page && PAGES[page];
}

/** Fetches a page's script, and the picture it will show first; each once. A failure shows when the page is opened. */
export function prefetchPage(page: PageOfTheShop, picture: Picture | undefined): void {
  if (!asked.has(page)) {
    asked.add(page);
    loadPage(page).catch(() => asked.delete(page));
  }
  if (picture !== undefined && !asked.has(picture.files)) {
    asked.add(picture.files);
    fetchPicture(picture);
  }
}

function fetchPicture(picture: Picture): void {
  const [best] = pictureSources(picture, PICTURE_SIZES.details);
  if (best === undefined) return;
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = best.sizes;
  image.srcset = best.srcSet;
}
