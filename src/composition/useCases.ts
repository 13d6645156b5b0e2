import type { Container } from 'inversify';
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
import { USE_CASES } from '../container/useCaseTokens.ts';

const { notifications, session, navigation, log, pendingActions, clock } = PORTS;
const { reportFailure, requireLogin, takePendingAction } = USE_CASES;

/** Binds everything the shop can do, each use case to exactly the ports it needs. */
export function bindUseCases(shop: Container): void {
  bindCatalogueAndCart(shop);
  bindWishlistAndAddresses(shop);
  bindSession(shop);
  bindCheckout(shop);
}

function bindCatalogueAndCart(shop: Container): void {
  const cart = PORTS.cart;
  shop.bind(USE_CASES.loadCatalogue).toResolvedValue(makeLoadCatalogue, [PORTS.products, log]).inSingletonScope();
  shop.bind(USE_CASES.loadCart).toResolvedValue(makeLoadCart, [cart, reportFailure]).inSingletonScope();
  shop
    .bind(USE_CASES.addToCart)
    .toResolvedValue(
      (cart, notifications, navigation, requireLogin, reportFailure) =>
        makeAddToCart({ cart, notifications, navigation, requireLogin, reportFailure }),
      [cart, notifications, navigation, requireLogin, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.changeQuantity)
    .toResolvedValue(
      (cart, notifications, reportFailure) => makeChangeQuantity({ cart, notifications, reportFailure }),
      [cart, notifications, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.removeFromCart)
    .toResolvedValue(
      (cart, notifications, reportFailure) => makeRemoveFromCart({ cart, notifications, reportFailure }),
      [cart, notifications, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.undoRemoveFromCart)
    .toResolvedValue(
      (cart, notifications, reportFailure) => makeUndoRemoveFromCart({ cart, notifications, reportFailure }),
      [cart, notifications, reportFailure],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.toggleCoupon).toResolvedValue(makeToggleCoupon, [notifications]).inSingletonScope();
}

function bindWishlistAndAddresses(shop: Container): void {
  const { wishlist, addresses } = PORTS;
  shop.bind(USE_CASES.loadWishlist).toResolvedValue(makeLoadWishlist, [wishlist, reportFailure]).inSingletonScope();
  shop
    .bind(USE_CASES.toggleWishlist)
    .toResolvedValue(
      (wishlist, notifications, requireLogin, reportFailure) =>
        makeToggleWishlist({ wishlist, notifications, requireLogin, reportFailure }),
      [wishlist, notifications, requireLogin, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.undoRemoveFromWishlist)
    .toResolvedValue(
      (wishlist, notifications, reportFailure) =>
        makeUndoRemoveFromWishlist({ wishlist, notifications, reportFailure }),
      [wishlist, notifications, reportFailure],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.loadAddresses).toResolvedValue(makeLoadAddresses, [addresses, reportFailure]).inSingletonScope();
  shop
    .bind(USE_CASES.saveAddress)
    .toResolvedValue(makeSaveAddress, [addresses, notifications, reportFailure])
    .inSingletonScope();
  shop
    .bind(USE_CASES.deleteAddress)
    .toResolvedValue(makeDeleteAddress, [addresses, notifications, reportFailure])
    .inSingletonScope();
}

function bindSession(shop: Container): void {
  const { authentication } = PORTS;
  shop
    .bind(USE_CASES.logIn)
    .toResolvedValue(
      (authentication, session, notifications, navigation, takePendingAction) =>
        makeLogIn({ authentication, session, notifications, navigation, takePendingAction }),
      [authentication, session, notifications, navigation, takePendingAction],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.signUp)
    .toResolvedValue(
      (authentication, session, notifications, navigation, takePendingAction) =>
        makeSignUp({ authentication, session, notifications, navigation, takePendingAction }),
      [authentication, session, notifications, navigation, takePendingAction],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.logOut).toResolvedValue(makeLogOut, [session, notifications, navigation]).inSingletonScope();
  shop
    .bind(requireLogin)
    .toResolvedValue(
      (session, notifications, navigation, pendingActions, clock) =>
        makeRequireLogin({ session, notifications, navigation, pendingActions, clock }),
      [session, notifications, navigation, pendingActions, clock],
    )
    .inSingletonScope();
  shop.bind(takePendingAction).toResolvedValue(makeTakePendingAction, [pendingActions, clock]).inSingletonScope();
  shop
    .bind(USE_CASES.returnFromLogin)
    .toResolvedValue(makeReturnFromLogin, [navigation, takePendingAction])
    .inSingletonScope();
  shop.bind(USE_CASES.abandonLogin).toResolvedValue(makeAbandonLogin, [pendingActions, navigation]).inSingletonScope();
  shop.bind(USE_CASES.endSession).toResolvedValue(makeEndSession, [session, navigation]).inSingletonScope();
  shop.bind(reportFailure).toResolvedValue(makeReportFailure, [log, USE_CASES.endSession]).inSingletonScope();
}

function bindCheckout(shop: Container): void {
  const { orders, cart, clock, payments } = PORTS;
  shop
    .bind(USE_CASES.recordOrder)
    .toResolvedValue(
      (orders, cart, clock, navigation, reportFailure) =>
        makeRecordOrder({ orders, cart, clock, navigation, reportFailure }),
      [orders, cart, clock, navigation, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.placeOrder)
    .toResolvedValue(makePlaceOrder, [payments, notifications, USE_CASES.recordOrder])
    .inSingletonScope();
}
