import { makeAttempts } from './accounts/Attempts.ts';
import { makeAuthenticate } from './accounts/Authenticate.ts';
import { makeLogIn } from './accounts/LogIn.ts';
import { makeRegister } from './accounts/Register.ts';
import { makeChangeAddresses } from './addresses/ChangeAddresses.ts';
import { makeChangeCart } from './cart/ChangeCart.ts';
import { makeCatalogueCache } from './catalogue/CatalogueCache.ts';
import { makeImportProducts } from './catalogue/ImportProducts.ts';
import { makeSearchCatalogue } from './catalogue/SearchCatalogue.ts';
import { makeShowList } from './catalogue/ShowList.ts';
import { makeConfirmPayment } from './checkout/ConfirmPayment.ts';
import { makeProcessProviderEvents } from './checkout/ProcessProviderEvents.ts';
import { makeReconcile } from './checkout/Reconcile.ts';
import { makeRecordPayment } from './checkout/RecordPayment.ts';
import { makeStartCheckout } from './checkout/StartCheckout.ts';
import { makeTakeInProviderEvent } from './checkout/TakeInProviderEvent.ts';
import { makeListOrders } from './orders/ListOrders.ts';
import type { BackEndPorts } from './ports/BackEndPorts.ts';
import { makeChangeWishlist } from './wishlist/ChangeWishlist.ts';

/** Returns the ports together with the use cases that others are made of. */
export function withSharedUseCases(ports: BackEndPorts) {
  const { current: listProducts, atVersion: productsAt } = makeCatalogueCache(ports);
  return {
    ...ports,
    ...{ listProducts, productsAt },
    showCart: makeShowList(ports.carts, productsAt),
    showWishlist: makeShowList(ports.wishlists, productsAt),
    listOrders: makeListOrders({ ...ports, listProducts }),
    recordPayment: makeRecordPayment(ports),
  };
}

/** The use cases of the back-end. */
export type BackEnd = ReturnType<typeof makeBackEnd>;

export function makeBackEnd(outside: BackEndPorts) {
  const ports = withSharedUseCases(outside);
  const { listProducts } = ports;
  const withEvents = { ...ports, processProviderEvents: makeProcessProviderEvents(ports) };
  return {
    ...makeAuthenticate(ports),
    attempts: makeAttempts(ports),
    logIn: makeLogIn(ports),
    register: makeRegister(ports),
    /** Ends all tokens of the shopper. */
    logOut: (shopperId: string) => ports.shoppers.endTokens(shopperId),
    listProducts,
    searchCatalogue: makeSearchCatalogue(ports),
    showCart: ports.showCart,
    changeCart: makeChangeCart(ports),
    showWishlist: ports.showWishlist,
    changeWishlist: makeChangeWishlist(ports),
    showAddresses: (shopperId: string) => ports.addresses.addresses(shopperId),
    changeAddresses: makeChangeAddresses(ports),
    startCheckout: makeStartCheckout(ports),
    confirmPayment: makeConfirmPayment(ports),
    listOrders: ports.listOrders,
    takeInProviderEvent: makeTakeInProviderEvent(withEvents),
    reconcile: makeReconcile(withEvents),
    importProducts: makeImportProducts(ports),
  };
}
