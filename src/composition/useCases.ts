import type { Container } from 'inversify';
import { makeDeleteAddress } from '../../core/addresses/DeleteAddress.ts';
import { makeLoadAddresses } from '../../core/addresses/LoadAddresses.ts';
import { makeSaveAddress } from '../../core/addresses/SaveAddress.ts';
import { makeAddToCart } from '../../core/cart/AddToCart.ts';
import { makeChangeQuantity } from '../../core/cart/ChangeQuantity.ts';
import { makeLoadCart } from '../../core/cart/LoadCart.ts';
import { makePutBackInCart } from '../../core/cart/PutBackInCart.ts';
import { makeRemoveFromCart } from '../../core/cart/RemoveFromCart.ts';
import { makeLoadCatalogue } from '../../core/catalogue/LoadCatalogue.ts';
import { makePlaceOrder } from '../../core/checkout/PlaceOrder.ts';
import { makeToggleCoupon } from '../../core/coupons/ToggleCoupon.ts';
import { makeRecordOrder } from '../../core/orders/RecordOrder.ts';
import { makeAskToLogIn } from '../../core/session/AskToLogIn.ts';
import { makeEndSession } from '../../core/session/EndSession.ts';
import { makeGiveUpLogin } from '../../core/session/GiveUpLogin.ts';
import { makeLogIn } from '../../core/session/LogIn.ts';
import { makeLogOut } from '../../core/session/LogOut.ts';
import { makeReportFailure } from '../../core/session/ReportFailure.ts';
import { makeReturnFromLogin } from '../../core/session/ReturnFromLogin.ts';
import { makeSignUp } from '../../core/session/SignUp.ts';
import { makeTakeUnfinishedPress } from '../../core/session/TakeUnfinishedPress.ts';
import { makeLoadWishlist } from '../../core/wishlist/LoadWishlist.ts';
import { makePutBackOnWishlist } from '../../core/wishlist/PutBackOnWishlist.ts';
import { makeToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import { PORTS } from './portTokens.ts';
import { USE_CASES } from './useCaseTokens.ts';

const { shopper, session, navigation, log, presses, clock } = PORTS;
const { reportFailure, askToLogIn, takeUnfinishedPress } = USE_CASES;

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
      (cart, shopper, navigation, askToLogIn, reportFailure) =>
        makeAddToCart({ cart, shopper, navigation, askToLogIn, reportFailure }),
      [cart, shopper, navigation, askToLogIn, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.changeQuantity)
    .toResolvedValue(
      (cart, shopper, reportFailure) => makeChangeQuantity({ cart, shopper, reportFailure }),
      [cart, shopper, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.removeFromCart)
    .toResolvedValue(
      (cart, shopper, reportFailure) => makeRemoveFromCart({ cart, shopper, reportFailure }),
      [cart, shopper, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.putBackInCart)
    .toResolvedValue(
      (cart, shopper, reportFailure) => makePutBackInCart({ cart, shopper, reportFailure }),
      [cart, shopper, reportFailure],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.toggleCoupon).toResolvedValue(makeToggleCoupon, [shopper]).inSingletonScope();
}

function bindWishlistAndAddresses(shop: Container): void {
  const { wishlist, addresses } = PORTS;
  shop.bind(USE_CASES.loadWishlist).toResolvedValue(makeLoadWishlist, [wishlist, reportFailure]).inSingletonScope();
  shop
    .bind(USE_CASES.toggleWishlist)
    .toResolvedValue(
      (wishlist, shopper, askToLogIn, reportFailure) =>
        makeToggleWishlist({ wishlist, shopper, askToLogIn, reportFailure }),
      [wishlist, shopper, askToLogIn, reportFailure],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.putBackOnWishlist)
    .toResolvedValue(
      (wishlist, shopper, reportFailure) => makePutBackOnWishlist({ wishlist, shopper, reportFailure }),
      [wishlist, shopper, reportFailure],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.loadAddresses).toResolvedValue(makeLoadAddresses, [addresses, reportFailure]).inSingletonScope();
  shop
    .bind(USE_CASES.saveAddress)
    .toResolvedValue(makeSaveAddress, [addresses, shopper, reportFailure])
    .inSingletonScope();
  shop
    .bind(USE_CASES.deleteAddress)
    .toResolvedValue(makeDeleteAddress, [addresses, shopper, reportFailure])
    .inSingletonScope();
}

function bindSession(shop: Container): void {
  const { authentication } = PORTS;
  shop
    .bind(USE_CASES.logIn)
    .toResolvedValue(
      (authentication, session, shopper, navigation, takeUnfinishedPress) =>
        makeLogIn({ authentication, session, shopper, navigation, takeUnfinishedPress }),
      [authentication, session, shopper, navigation, takeUnfinishedPress],
    )
    .inSingletonScope();
  shop
    .bind(USE_CASES.signUp)
    .toResolvedValue(
      (authentication, session, shopper, navigation, takeUnfinishedPress) =>
        makeSignUp({ authentication, session, shopper, navigation, takeUnfinishedPress }),
      [authentication, session, shopper, navigation, takeUnfinishedPress],
    )
    .inSingletonScope();
  shop.bind(USE_CASES.logOut).toResolvedValue(makeLogOut, [session, shopper, navigation]).inSingletonScope();
  shop
    .bind(askToLogIn)
    .toResolvedValue(
      (session, shopper, navigation, presses, clock) =>
        makeAskToLogIn({ session, shopper, navigation, presses, clock }),
      [session, shopper, navigation, presses, clock],
    )
    .inSingletonScope();
  shop.bind(takeUnfinishedPress).toResolvedValue(makeTakeUnfinishedPress, [presses, clock]).inSingletonScope();
  shop
    .bind(USE_CASES.returnFromLogin)
    .toResolvedValue(makeReturnFromLogin, [navigation, takeUnfinishedPress])
    .inSingletonScope();
  shop.bind(USE_CASES.giveUpLogin).toResolvedValue(makeGiveUpLogin, [presses, navigation]).inSingletonScope();
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
    .toResolvedValue(makePlaceOrder, [payments, shopper, USE_CASES.recordOrder])
    .inSingletonScope();
}
