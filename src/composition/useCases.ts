import { makeDeleteAddress } from '../../core/storefront/addresses/DeleteAddress.ts';
import { makeLoadAddresses } from '../../core/storefront/addresses/LoadAddresses.ts';
import { makeSaveAddress } from '../../core/storefront/addresses/SaveAddress.ts';
import { makeAddToCart } from '../../core/storefront/cart/AddToCart.ts';
import { makeChangeQuantity } from '../../core/storefront/cart/ChangeQuantity.ts';
import { makeLoadCart } from '../../core/storefront/cart/LoadCart.ts';
import { makeRemoveFromCart } from '../../core/storefront/cart/RemoveFromCart.ts';
import { makeUndoRemoveFromCart } from '../../core/storefront/cart/UndoRemoveFromCart.ts';
import { makeLoadCatalogue } from '../../core/storefront/catalogue/LoadCatalogue.ts';
import { makePlaceOrder } from '../../core/storefront/checkout/PlaceOrder.ts';
import { makeRecordOrder } from '../../core/storefront/checkout/RecordOrder.ts';
import { makeToggleCoupon } from '../../core/storefront/coupons/ToggleCoupon.ts';
import { makeAbandonLogin } from '../../core/storefront/session/AbandonLogin.ts';
import { makeEndSession } from '../../core/storefront/session/EndSession.ts';
import { makeLogIn } from '../../core/storefront/session/LogIn.ts';
import { makeLogOut } from '../../core/storefront/session/LogOut.ts';
import { makeReportFailure } from '../../core/storefront/session/ReportFailure.ts';
import { makeRequireLogin } from '../../core/storefront/session/RequireLogin.ts';
import { makeReturnFromLogin } from '../../core/storefront/session/ReturnFromLogin.ts';
import { makeSignUp } from '../../core/storefront/session/SignUp.ts';
import { makeTakePendingAction } from '../../core/storefront/session/TakePendingAction.ts';
import { makeLoadWishlist } from '../../core/storefront/wishlist/LoadWishlist.ts';
import { makeToggleWishlist } from '../../core/storefront/wishlist/ToggleWishlist.ts';
import { makeUndoRemoveFromWishlist } from '../../core/storefront/wishlist/UndoRemoveFromWishlist.ts';
import { PORTS } from '../container/portTokens.ts';
import type { ShopContainer } from '../container/ShopContainer.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';

const { cart, wishlist, addresses, products, authentication, orders, payments } = PORTS;
const { notifications, session, navigation, log, pendingActions, clock } = PORTS;
const { reportFailure, requireLogin, takePendingAction, endSession, recordOrder } = USE_CASES;

/** Binds everything the shop can do, each use case to exactly the ports it needs. */
export function bindUseCases(shop: ShopContainer): void {
  bindCatalogueAndCart(shop);
  bindWishlistAndAddresses(shop);
  bindSession(shop);
  bindCheckout(shop);
}

function bindCatalogueAndCart(shop: ShopContainer): void {
  shop.bind(USE_CASES.loadCatalogue, ({ products, log }) => makeLoadCatalogue(products, log), { products, log });
  shop.bind(USE_CASES.loadCart, ({ cart, reportFailure }) => makeLoadCart(cart, reportFailure), {
    cart,
    reportFailure,
  });
  shop.bind(USE_CASES.addToCart, makeAddToCart, { cart, notifications, navigation, requireLogin, reportFailure });
  shop.bind(USE_CASES.changeQuantity, makeChangeQuantity, { cart, notifications, reportFailure });
  shop.bind(USE_CASES.removeFromCart, makeRemoveFromCart, { cart, notifications, reportFailure });
  shop.bind(USE_CASES.undoRemoveFromCart, makeUndoRemoveFromCart, { cart, notifications, reportFailure });
  shop.bind(USE_CASES.toggleCoupon, ({ notifications }) => makeToggleCoupon(notifications), { notifications });
}

function bindWishlistAndAddresses(shop: ShopContainer): void {
  shop.bind(USE_CASES.loadWishlist, ({ wishlist, reportFailure }) => makeLoadWishlist(wishlist, reportFailure), {
    wishlist,
    reportFailure,
  });
  shop.bind(USE_CASES.toggleWishlist, makeToggleWishlist, { wishlist, notifications, requireLogin, reportFailure });
  shop.bind(USE_CASES.undoRemoveFromWishlist, makeUndoRemoveFromWishlist, { wishlist, notifications, reportFailure });
  shop.bind(USE_CASES.loadAddresses, ({ addresses, reportFailure }) => makeLoadAddresses(addresses, reportFailure), {
    addresses,
    reportFailure,
  });
  shop.bind(
    USE_CASES.saveAddress,
    ({ addresses, notifications, reportFailure }) => makeSaveAddress(addresses, notifications, reportFailure),
    { addresses, notifications, reportFailure },
  );
  shop.bind(
    USE_CASES.deleteAddress,
    ({ addresses, notifications, reportFailure }) => makeDeleteAddress(addresses, notifications, reportFailure),
    { addresses, notifications, reportFailure },
  );
}

function bindSession(shop: ShopContainer): void {
  shop.bind(USE_CASES.logIn, makeLogIn, { authentication, session, notifications, navigation, takePendingAction });
  shop.bind(USE_CASES.signUp, makeSignUp, { authentication, session, notifications, navigation, takePendingAction });
  shop.bind(
    USE_CASES.logOut,
    ({ session, notifications, navigation }) => makeLogOut(session, notifications, navigation),
    { session, notifications, navigation },
  );
  shop.bind(requireLogin, makeRequireLogin, { session, notifications, navigation, pendingActions, clock });
  shop.bind(takePendingAction, ({ pendingActions, clock }) => makeTakePendingAction(pendingActions, clock), {
    pendingActions,
    clock,
  });
  shop.bind(
    USE_CASES.returnFromLogin,
    ({ navigation, takePendingAction }) => makeReturnFromLogin(navigation, takePendingAction),
    { navigation, takePendingAction },
  );
  shop.bind(USE_CASES.abandonLogin, ({ pendingActions, navigation }) => makeAbandonLogin(pendingActions, navigation), {
    pendingActions,
    navigation,
  });
  shop.bind(endSession, ({ session, navigation }) => makeEndSession(session, navigation), { session, navigation });
  shop.bind(reportFailure, ({ log, endSession }) => makeReportFailure(log, endSession), { log, endSession });
}

function bindCheckout(shop: ShopContainer): void {
  shop.bind(recordOrder, makeRecordOrder, { orders, cart, clock, navigation, reportFailure });
  shop.bind(
    USE_CASES.placeOrder,
    ({ payments, notifications, recordOrder }) => makePlaceOrder(payments, notifications, recordOrder),
    { payments, notifications, recordOrder },
  );
}
