import { PAGES, SHARED } from '../../../src/composition/viewModelTokens.ts';
import { removedText } from '../../../src/ui/removedText.ts';
import { texts } from '../../../src/ui/texts.ts';
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
    ...listTexts(tab.shop.get(SHARED.cart), texts.cartEmpty),
    tab.pageViewModel(PAGES.cart).distanceToNextCoupon ?? '',
  ],
  wishlist: (tab) => listTexts(tab.shop.get(SHARED.wishlist), texts.wishlistEmpty),
  checkout: checkoutTexts,
  login: () => [texts.keepSignedIn, texts.forgotPassword],
  signup: (tab) => [tab.pageViewModel(PAGES.signup).buttonText],
  logout: () => [],
  profile: whoSheIs,
  orders: (tab) => [
    ...whoSheIs(tab),
    tab.pageViewModel(PAGES.orders).orders.length === 0 ? texts.noOrders : texts.yourOrders,
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
  const product = tab.shop.get(SHARED.catalogue).productById(tab.productId);
  return product === undefined ? [] : [product.name, product.description];
}

function listingTexts(tab: Tab): readonly string[] {
  const listing = tab.shop.get(SHARED.listing);
  return listing.hasNoMatches
    ? [texts.noMatches, listing.suggestion?.text ?? '']
    : listing.shown.map(({ name }) => name);
}

function checkoutTexts(tab: Tab): readonly string[] {
  if (tab.shop.get(SHARED.cart).isEmpty) return [texts.checkoutEmpty];
  return tab.shop.get(SHARED.checkout).address === undefined ? [texts.chooseAddress] : [];
}

function whoSheIs(tab: Tab): readonly string[] {
  const { fullName, email } = tab.shop.get(SHARED.session);
  return [fullName, email];
}

function hasNoAddress(tab: Tab): boolean {
  return !tab.shop.get(SHARED.session).isLoggedIn || tab.shop.get(SHARED.addresses).isEmpty;
}
