import { type Attempts, makeAttempts } from './accounts/Attempts.ts';
import { type Authenticate, makeAuthenticate } from './accounts/Authenticate.ts';
import { type LogIn, makeLogIn } from './accounts/LogIn.ts';
import { makeRegister, type Register } from './accounts/Register.ts';
import { type ChangeAddresses, makeChangeAddresses } from './addresses/ChangeAddresses.ts';
import { type ChangeCart, makeChangeCart } from './cart/ChangeCart.ts';
import { makeShowCart, type ShowCart } from './cart/ShowCart.ts';
import { type ListProducts, makeCatalogueCache } from './catalogue/CatalogueCache.ts';
import { type ImportProducts, makeImportProducts } from './catalogue/ImportProducts.ts';
import { makeSearchCatalogue, type SearchCatalogue } from './catalogue/SearchCatalogue.ts';
import { makeSuggestFromCatalogue, type SuggestFromCatalogue } from './catalogue/SuggestFromCatalogue.ts';
import { type ConfirmPayment, makeConfirmPayment } from './checkout/ConfirmPayment.ts';
import { makeProcessProviderEvents } from './checkout/ProcessProviderEvents.ts';
import { makeReconcile, type Reconcile } from './checkout/Reconcile.ts';
import { makeRecordPayment } from './checkout/RecordPayment.ts';
import { makeStartCheckout, type StartCheckout } from './checkout/StartCheckout.ts';
import { makeTakeInProviderEvent, type TakeInProviderEvent } from './checkout/TakeInProviderEvent.ts';
import { type ListOrders, makeListOrders } from './orders/ListOrders.ts';
import type { ForCollectingPayments } from './ports/ForCollectingPayments.ts';
import type { ForGeneratingIds } from './ports/ForGeneratingIds.ts';
import type { ForHashingPasswords } from './ports/ForHashingPasswords.ts';
import type { ForLogging } from './ports/ForLogging.ts';
import type { ForSigningTokens } from './ports/ForSigningTokens.ts';
import type { ForStoringAddresses } from './ports/ForStoringAddresses.ts';
import type { ForStoringShoppers } from './ports/ForStoringShoppers.ts';
import type { ForTellingTime } from './ports/ForTellingTime.ts';
import type { Stores } from './ports/Stores.ts';
import { type ChangeWishlist, makeChangeWishlist } from './wishlist/ChangeWishlist.ts';
import { makeShowWishlist, type ShowWishlist } from './wishlist/ShowWishlist.ts';

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
  readonly attempts: Attempts;
  readonly logIn: LogIn;
  readonly register: Register;
  /** Ends all tokens of the shopper. */
  readonly logOut: ForStoringShoppers['endTokens'];
  readonly listProducts: ListProducts;
  readonly searchCatalogue: SearchCatalogue;
  readonly suggestFromCatalogue: SuggestFromCatalogue;
  readonly showCart: ShowCart;
  readonly changeCart: ChangeCart;
  readonly showWishlist: ShowWishlist;
  readonly changeWishlist: ChangeWishlist;
  readonly showAddresses: ForStoringAddresses['addresses'];
  readonly changeAddresses: ChangeAddresses;
  readonly startCheckout: StartCheckout;
  readonly confirmPayment: ConfirmPayment;
  readonly listOrders: ListOrders;
  readonly takeInProviderEvent: TakeInProviderEvent;
  readonly reconcile: Reconcile;
  readonly importProducts: ImportProducts;
};

/** Returns the ports together with the use cases that others are made of. */
export function withSharedUseCases(ports: BackEndPorts) {
  const { current: listProducts, atVersion: productsAt } = makeCatalogueCache(ports);
  return {
    ...ports,
    ...{ listProducts, productsAt },
    showCart: makeShowCart({ ...ports, productsAt }),
    showWishlist: makeShowWishlist({ ...ports, productsAt }),
    listOrders: makeListOrders({ ...ports, listProducts }),
    recordPayment: makeRecordPayment(ports),
  };
}

export function makeBackEnd(outside: BackEndPorts): BackEnd {
  const ports = withSharedUseCases(outside);
  const { listProducts } = ports;
  const withEvents = { ...ports, processProviderEvents: makeProcessProviderEvents(ports) };
  return {
    authenticate: makeAuthenticate(ports),
    attempts: makeAttempts(ports),
    logIn: makeLogIn(ports),
    register: makeRegister(ports),
    logOut: (shopperId) => ports.shoppers.endTokens(shopperId),
    listProducts,
    searchCatalogue: makeSearchCatalogue(ports),
    suggestFromCatalogue: makeSuggestFromCatalogue(ports),
    showCart: ports.showCart,
    changeCart: makeChangeCart(ports),
    showWishlist: ports.showWishlist,
    changeWishlist: makeChangeWishlist(ports),
    showAddresses: (shopperId) => ports.addresses.addresses(shopperId),
    changeAddresses: makeChangeAddresses(ports),
    startCheckout: makeStartCheckout(ports),
    confirmPayment: makeConfirmPayment(ports),
    listOrders: ports.listOrders,
    takeInProviderEvent: makeTakeInProviderEvent(withEvents),
    reconcile: makeReconcile(withEvents),
    importProducts: makeImportProducts(ports),
  };
}
