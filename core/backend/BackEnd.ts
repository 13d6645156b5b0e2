import { type Authenticate, makeAuthenticate } from './accounts/Authenticate.ts';
import { type CountAttempt, makeCountAttempt } from './accounts/CountAttempt.ts';
import { type LogIn, makeLogIn } from './accounts/LogIn.ts';
import { makeRegister, type Register } from './accounts/Register.ts';
import { makeTakeBackAttempt, type TakeBackAttempt } from './accounts/TakeBackAttempt.ts';
import { type ChangeAddresses, makeChangeAddresses } from './addresses/ChangeAddresses.ts';
import { type ChangeCart, makeChangeCart } from './cart/ChangeCart.ts';
import { type ListProducts, makeCatalogueCache } from './catalogue/CatalogueCache.ts';
import { type ImportProducts, makeImportProducts } from './catalogue/ImportProducts.ts';
import { makeSearchCatalogue, type SearchCatalogue } from './catalogue/SearchCatalogue.ts';
import { makeSuggestFromCatalogue, type SuggestFromCatalogue } from './catalogue/SuggestFromCatalogue.ts';
import { type ConfirmPayment, makeConfirmPayment } from './checkout/ConfirmPayment.ts';
import { makeProcessProviderEvents } from './checkout/ProcessProviderEvents.ts';
import { makeReconcile, type Reconcile } from './checkout/Reconcile.ts';
import { makeStartCheckout, type StartCheckout } from './checkout/StartCheckout.ts';
import { makeTakeInProviderEvent, type TakeInProviderEvent } from './checkout/TakeInProviderEvent.ts';
import type { ForCollectingPayments } from './ports/ForCollectingPayments.ts';
import type { ForGeneratingIds } from './ports/ForGeneratingIds.ts';
import type { ForHashingPasswords } from './ports/ForHashingPasswords.ts';
import type { ForLogging } from './ports/ForLogging.ts';
import type { ForSigningTokens } from './ports/ForSigningTokens.ts';
import type { ForStoringAddresses } from './ports/ForStoringAddresses.ts';
import type { ForStoringCarts } from './ports/ForStoringCarts.ts';
import type { ForStoringOrders } from './ports/ForStoringOrders.ts';
import type { ForStoringShoppers } from './ports/ForStoringShoppers.ts';
import type { ForStoringWishlists } from './ports/ForStoringWishlists.ts';
import type { ForTellingTime } from './ports/ForTellingTime.ts';
import type { Stores } from './ports/Stores.ts';
import { type ChangeWishlist, makeChangeWishlist } from './wishlist/ChangeWishlist.ts';

/** Everything that the back-end needs from outside. */
export type BackEndPorts = Stores & {
  readonly passwords: ForHashingPasswords;
  readonly tokens: ForSigningTokens;
  readonly provider: ForCollectingPayments;
  readonly clock: ForTellingTime;
  readonly ids: ForGeneratingIds;
  readonly log: ForLogging;
};

/** The use cases of the back-end. */
export type BackEnd = {
  readonly authenticate: Authenticate;
  readonly countAttempt: CountAttempt;
  readonly takeBackAttempt: TakeBackAttempt;
  readonly logIn: LogIn;
  readonly register: Register;
  /** Ends all tokens of the shopper. */
  readonly logOut: ForStoringShoppers['endTokens'];
  readonly listProducts: ListProducts;
  readonly searchCatalogue: SearchCatalogue;
  readonly suggestFromCatalogue: SuggestFromCatalogue;
  readonly showCart: ForStoringCarts['lines'];
  readonly changeCart: ChangeCart;
  readonly showWishlist: ForStoringWishlists['items'];
  readonly changeWishlist: ChangeWishlist;
  readonly showAddresses: ForStoringAddresses['addresses'];
  readonly changeAddresses: ChangeAddresses;
  readonly startCheckout: StartCheckout;
  readonly confirmPayment: ConfirmPayment;
  readonly listOrders: ForStoringOrders['orders'];
  readonly takeInProviderEvent: TakeInProviderEvent;
  readonly reconcile: Reconcile;
  readonly importProducts: ImportProducts;
};

export function makeBackEnd(ports: BackEndPorts): BackEnd {
  const { current: listProducts } = makeCatalogueCache(ports);
  const withEvents = { ...ports, processProviderEvents: makeProcessProviderEvents(ports) };
  return {
    authenticate: makeAuthenticate(ports),
    countAttempt: makeCountAttempt(ports),
    takeBackAttempt: makeTakeBackAttempt(ports),
    logIn: makeLogIn(ports),
    register: makeRegister(ports),
    logOut: (claims) => ports.shoppers.endTokens(claims),
    listProducts,
    searchCatalogue: makeSearchCatalogue({ listProducts }),
    suggestFromCatalogue: makeSuggestFromCatalogue({ listProducts }),
    showCart: (claims) => ports.carts.lines(claims),
    changeCart: makeChangeCart(ports),
    showWishlist: (claims) => ports.wishlists.items(claims),
    changeWishlist: makeChangeWishlist(ports),
    showAddresses: (claims) => ports.addresses.addresses(claims),
    changeAddresses: makeChangeAddresses(ports),
    startCheckout: makeStartCheckout(ports),
    confirmPayment: makeConfirmPayment(ports),
    listOrders: (claims) => ports.orders.orders(claims),
    takeInProviderEvent: makeTakeInProviderEvent(withEvents),
    reconcile: makeReconcile(withEvents),
    importProducts: makeImportProducts(ports),
  };
}
