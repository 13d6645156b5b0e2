import { ADDRESSES } from '../../../src/addresses/tokens.ts';
import { CART, CART_PAGE } from '../../../src/cart/tokens.ts';
import { CATALOGUE, LISTING } from '../../../src/catalogue/tokens.ts';
import { CHECKOUT } from '../../../src/checkout/tokens.ts';
import { ORDERS_PAGE } from '../../../src/profile/tokens.ts';
import { SESSION, SIGNUP_FORM } from '../../../src/session/tokens.ts';
import { removedText } from '../../../src/ui/removedText.ts';
import { texts } from '../../../src/ui/texts.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import { formTexts } from './forms.ts';
import { isUnknownProduct } from './productFacts.ts';
import type { Tab } from './Tab.ts';

/** The words that the present page shows of the view-models. */
export function textsOf(tab: Tab): readonly string[] {
  const words = tab.page === undefined ? unknownPage : pages[tab.page];
  return [...words(tab), ...formTexts(tab)];
}

const unknownPage = (): readonly string[] => [texts.unknownPage, texts.pageNotFound, texts.backToHome];

const pages: Record<NonNullable<Tab['page']>, (tab: Tab) => readonly string[]> = {
  home: () => [texts.shopNow, texts.newArrivals, texts.shopByCategories],
  listing: listingTexts,
  product: productTexts,
  cart: (tab) => [
    ...listTexts(tab.shop.get(CART), texts.cartEmpty),
    tab.pageViewModel(CART_PAGE).distanceToNextCoupon ?? '',
  ],
  wishlist: (tab) => listTexts(tab.shop.get(WISHLIST), texts.wishlistEmpty),
  checkout: checkoutTexts,
  login: () => [texts.keepSignedIn, texts.forgotPassword],
  signup: (tab) => [tab.pageViewModel(SIGNUP_FORM).buttonText],
  logout: () => [],
  profile: whoSheIs,
  orders: (tab) => [
    ...whoSheIs(tab),
    tab.pageViewModel(ORDERS_PAGE).orders.length === 0 ? texts.noOrders : texts.yourOrders,
  ],
  addresses: (tab) => [...whoSheIs(tab), ...(hasNoAddress(tab) ? [texts.noAddresses] : [])],
};

function listTexts(
  { isEmpty, removed }: { readonly isEmpty: boolean; readonly removed: { readonly name: string } | undefined },
  emptyText: string,
): readonly string[] {
  return [...(isEmpty ? [emptyText] : []), ...(removed === undefined ? [] : [removedText(removed.name), texts.undo])];
}

function productTexts(tab: Tab): readonly string[] {
  if (isUnknownProduct(tab)) return [texts.productNotFound];
  const product = tab.shop.get(CATALOGUE).productById(tab.productId);
  return product === undefined ? [] : [product.name, product.description];
}

function listingTexts(tab: Tab): readonly string[] {
  const listing = tab.shop.get(LISTING);
  return listing.hasNoMatches
    ? [texts.noMatches, listing.suggestion?.text ?? '']
    : listing.shown.map(({ name }) => name);
}

function checkoutTexts(tab: Tab): readonly string[] {
  if (tab.shop.get(CART).isEmpty) return [texts.checkoutEmpty];
  return tab.shop.get(CHECKOUT).address === undefined ? [texts.chooseAddress] : [];
}

function whoSheIs(tab: Tab): readonly string[] {
  const { fullName, email } = tab.shop.get(SESSION);
  return [fullName, email];
}

function hasNoAddress(tab: Tab): boolean {
  return !tab.shop.get(SESSION).isLoggedIn || tab.shop.get(ADDRESSES).isEmpty;
}
