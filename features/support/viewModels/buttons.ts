import { ADDRESS_FORM, ADDRESSES } from '../../../src/addresses/tokens.ts';
import { CART, CART_PAGE } from '../../../src/cart/tokens.ts';
import { CATALOGUE, LISTING } from '../../../src/catalogue/tokens.ts';
import { CHECKOUT } from '../../../src/checkout/tokens.ts';
import { HOME_PAGE } from '../../../src/home/tokens.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { LOGIN_FORM, SESSION, SIGNUP_FORM } from '../../../src/session/tokens.ts';
import { texts } from '../../../src/ui/texts.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import { productFacts, productNamed } from './productFacts.ts';
import type { Tab } from './Tab.ts';

type Buttons = Readonly<Record<string, () => void>>;

/** The buttons of the present page, or those that belong to one product or address on it. */
export function buttonsOf(tab: Tab, of: string | undefined): Buttons {
  if (of !== undefined) return tab.page === 'addresses' ? addressButtons(tab, of) : productButtons(tab, of);
  const buttons = tab.page === undefined ? unknownPage : pages[tab.page];
  return buttons?.(tab) ?? {};
}

const unknownPage = (tab: Tab): Buttons => ({ [texts.backToHome]: () => tab.navigation.goTo(paths.listing) });

const pages: Partial<Record<NonNullable<Tab['page']>, (tab: Tab) => Buttons>> = {
  home: (tab) => ({ ...retrying(tab), [texts.shopNow]: () => tab.pageViewModel(HOME_PAGE).shopNow() }),
  listing: listingButtons,
  product: retrying,
  cart: cartButtons,
  wishlist: (tab) => ({
    ...exploring(tab, tab.shop.get(WISHLIST).isEmpty),
    ...undoing(tab.shop.get(WISHLIST)),
  }),
  checkout: checkoutButtons,
  login: (tab) => ({ Login: () => void tab.pageViewModel(LOGIN_FORM).form.submit(fromOf(tab)) }),
  signup: (tab) => ({ 'Sign Up': () => void tab.pageViewModel(SIGNUP_FORM).form.submit(fromOf(tab)) }),
  logout: loggingOut,
  profile: loggingOut,
  addresses: (tab) => ({
    'New Address': () => tab.pageViewModel(ADDRESS_FORM).openToAdd(),
    'Add Dummy Data': () => tab.pageViewModel(ADDRESS_FORM).addDummyData(),
  }),
};

function listingButtons(tab: Tab): Buttons {
  const { suggestion, hasNoMatches, chips, leaveOut, reset, shopNow } = tab.shop.get(LISTING);
  return {
    ...retrying(tab),
    Reset: reset,
    ...(chips.length > 0 && { 'Clear all': shopNow }),
    ...(hasNoMatches && { 'Show all products': shopNow }),
    ...(suggestion && { [suggestion.text]: () => leaveOut(suggestion.part) }),
  };
}

function retrying(tab: Tab): Buttons {
  const catalogue = tab.shop.get(CATALOGUE);
  return catalogue.status === 'failed' ? { [texts.retry]: () => void catalogue.load() } : {};
}

function exploring(tab: Tab, isEmpty: boolean): Buttons {
  return isEmpty ? { [texts.explore]: () => tab.navigation.goTo(paths.listing) } : {};
}

function undoing(list: { readonly removed: object | undefined; undoRemoval(): Promise<void> }): Buttons {
  return list.removed === undefined ? {} : { [texts.undo]: () => void list.undoRemoval() };
}

function loggingOut(tab: Tab): Buttons {
  return { Logout: () => tab.shop.get(SESSION).logOut() };
}

function cartButtons(tab: Tab): Buttons {
  const page = tab.pageViewModel(CART_PAGE);
  const cart = tab.shop.get(CART);
  if (cart.isEmpty) return { ...exploring(tab, true), ...undoing(cart) };
  return {
    ...undoing(cart),
    [texts.applyCoupons]: () => page.toggleCouponList(),
    [texts.placeOrder]: () => {
      page.placeOrder();
      tab.navigation.goTo(paths.checkout);
    },
  };
}

function checkoutButtons(tab: Tab): Buttons {
  if (tab.shop.get(CART).isEmpty) return exploring(tab, true);
  const checkout = tab.shop.get(CHECKOUT);
  return {
    [texts.placeOrder]: () => void checkout.placeOrder(),
    'Add New Address': () => tab.pageViewModel(ADDRESS_FORM).openToAdd(),
  };
}

function productButtons(tab: Tab, name: string): Buttons {
  const product = productNamed(tab, name);
  const cart = tab.shop.get(CART);
  const { button = '' } = productFacts(tab, name);
  const press = button === texts.addedToCart ? () => void cart.addOneMore(product) : () => void cart.add(product);
  const wishlist = tab.shop.get(WISHLIST);
  const wished = tab.page === 'wishlist' ? wishlist.items.find(({ key }) => key === product.key) : undefined;
  return { [button]: press, ...(wished && { [texts.removeFromWishlist]: () => void wishlist.remove(wished) }) };
}

function addressButtons(tab: Tab, name: string): Buttons {
  const book = tab.shop.get(ADDRESSES);
  const address = book.items.find((candidate) => candidate.name === name);
  if (address === undefined) throw new Error(`There is no address ${name}`);
  return {
    Edit: () => tab.pageViewModel(ADDRESS_FORM).openToEdit(address),
    Delete: () => void book.remove(address),
  };
}

/** Where the shopper came from before she was sent to log in. */
export function fromOf(tab: Tab): string | null {
  return new URL(tab.navigation.here(), 'http://shop').searchParams.get('from');
}
