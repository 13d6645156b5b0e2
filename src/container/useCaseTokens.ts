import type { DeleteAddress } from '../../core/storefront/addresses/DeleteAddress.ts';
import type { LoadAddresses } from '../../core/storefront/addresses/LoadAddresses.ts';
import type { SaveAddress } from '../../core/storefront/addresses/SaveAddress.ts';
import type { AddToCart } from '../../core/storefront/cart/AddToCart.ts';
import type { ChangeQuantity } from '../../core/storefront/cart/ChangeQuantity.ts';
import type { LoadCart } from '../../core/storefront/cart/LoadCart.ts';
import type { RemoveFromCart } from '../../core/storefront/cart/RemoveFromCart.ts';
import type { UndoRemoveFromCart } from '../../core/storefront/cart/UndoRemoveFromCart.ts';
import type { LoadCatalogue } from '../../core/storefront/catalogue/LoadCatalogue.ts';
import type { PlaceOrder } from '../../core/storefront/checkout/PlaceOrder.ts';
import type { RecordOrder } from '../../core/storefront/checkout/RecordOrder.ts';
import type { ToggleCoupon } from '../../core/storefront/coupons/ToggleCoupon.ts';
import type { AbandonLogin } from '../../core/storefront/session/AbandonLogin.ts';
import type { EndSession } from '../../core/storefront/session/EndSession.ts';
import type { LogIn } from '../../core/storefront/session/LogIn.ts';
import type { LogOut } from '../../core/storefront/session/LogOut.ts';
import type { ReportFailure } from '../../core/storefront/session/ReportFailure.ts';
import type { RequireLogin } from '../../core/storefront/session/RequireLogin.ts';
import type { ReturnFromLogin } from '../../core/storefront/session/ReturnFromLogin.ts';
import type { SignUp } from '../../core/storefront/session/SignUp.ts';
import type { TakePendingAction } from '../../core/storefront/session/TakePendingAction.ts';
import type { LoadWishlist } from '../../core/storefront/wishlist/LoadWishlist.ts';
import type { ToggleWishlist } from '../../core/storefront/wishlist/ToggleWishlist.ts';
import type { UndoRemoveFromWishlist } from '../../core/storefront/wishlist/UndoRemoveFromWishlist.ts';
import { token } from './token.ts';

/** One token per use case: what the shop can do. */
export const USE_CASES = {
  loadCatalogue: token<LoadCatalogue>('LoadCatalogue'),
  loadCart: token<LoadCart>('LoadCart'),
  addToCart: token<AddToCart>('AddToCart'),
  changeQuantity: token<ChangeQuantity>('ChangeQuantity'),
  removeFromCart: token<RemoveFromCart>('RemoveFromCart'),
  undoRemoveFromCart: token<UndoRemoveFromCart>('UndoRemoveFromCart'),
  toggleCoupon: token<ToggleCoupon>('ToggleCoupon'),
  loadWishlist: token<LoadWishlist>('LoadWishlist'),
  toggleWishlist: token<ToggleWishlist>('ToggleWishlist'),
  undoRemoveFromWishlist: token<UndoRemoveFromWishlist>('UndoRemoveFromWishlist'),
  loadAddresses: token<LoadAddresses>('LoadAddresses'),
  saveAddress: token<SaveAddress>('SaveAddress'),
  deleteAddress: token<DeleteAddress>('DeleteAddress'),
  logIn: token<LogIn>('LogIn'),
  signUp: token<SignUp>('SignUp'),
  logOut: token<LogOut>('LogOut'),
  requireLogin: token<RequireLogin>('RequireLogin'),
  takePendingAction: token<TakePendingAction>('TakePendingAction'),
  returnFromLogin: token<ReturnFromLogin>('ReturnFromLogin'),
  abandonLogin: token<AbandonLogin>('AbandonLogin'),
  endSession: token<EndSession>('EndSession'),
  reportFailure: token<ReportFailure>('ReportFailure'),
  placeOrder: token<PlaceOrder>('PlaceOrder'),
  recordOrder: token<RecordOrder>('RecordOrder'),
} as const;
