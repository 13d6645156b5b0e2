import type { PageName } from '../navigation/routeTable.ts';

/** What a page's description speaks of besides the page itself. */
export type Described = {
  /** The product at the present address, if there is one. */
  readonly product: { readonly name: string; readonly influencer: string; readonly description: string } | undefined;
  /** What the listing shows, such as `Clothing by @maya`. */
  readonly listing: string;
};

export const SHOP_DESCRIPTION =
  'Creator Row is an online fashion shop for clothing and accessories by the creators you follow. Free delivery, always.';

const DESCRIPTIONS: Readonly<Record<Exclude<PageName, 'home' | 'listing' | 'product'>, string>> = {
  cart: 'What you are about to buy at Creator Row, with coupons and the total.',
  wishlist: 'What you have set aside at Creator Row.',
  checkout: 'Choose an address and pay. Delivery is free, always.',
  login: 'Log in to Creator Row for your cart, wishlist, orders and addresses.',
  signup: 'Open an account at Creator Row, the shop of the creators you follow.',
  logout: 'Log out of Creator Row.',
  profile: 'Your account at Creator Row.',
  orders: 'Your orders at Creator Row, each with its receipt.',
  addresses: 'The addresses Creator Row delivers to.',
};

/** One sentence or two about a page, for search engines and shared links. */
export function describePage(page: PageName | undefined, { product, listing }: Described): string {
  switch (page) {
    case undefined:
      return 'There is no page of Creator Row at this address.';
    case 'home':
      return SHOP_DESCRIPTION;
    case 'listing':
      return `${listing} at Creator Row: small runs by creators, delivered free. Filter by creator, size, price and category.`;
    case 'product':
      return product === undefined
        ? SHOP_DESCRIPTION
        : `${product.name} by ${product.influencer}. ${product.description} Free delivery, always.`;
    default:
      return DESCRIPTIONS[page];
  }
}
