import type { DeleteAddress } from '../../core/addresses/DeleteAddress.ts';
import type { LoadAddresses } from '../../core/addresses/LoadAddresses.ts';
import type { SaveAddress } from '../../core/addresses/SaveAddress.ts';
import type { AddToCart } from '../../core/cart/AddToCart.ts';
import type { ChangeQuantity } from '../../core/cart/ChangeQuantity.ts';
import type { LoadCart } from '../../core/cart/LoadCart.ts';
import type { PutBackInCart } from '../../core/cart/PutBackInCart.ts';
import type { RemoveFromCart } from '../../core/cart/RemoveFromCart.ts';
import type { LoadCatalogue } from '../../core/catalogue/LoadCatalogue.ts';
import type { PlaceOrder } from '../../core/checkout/PlaceOrder.ts';
import type { ToggleCoupon } from '../../core/coupons/ToggleCoupon.ts';
import type { RecordOrder } from '../../core/orders/RecordOrder.ts';
import type { AskToLogIn } from '../../core/session/AskToLogIn.ts';
import type { EndSession } from '../../core/session/EndSession.ts';
import type { GiveUpLogin } from '../../core/session/GiveUpLogin.ts';
import type { LogIn } from '../../core/session/LogIn.ts';
import type { LogOut } from '../../core/session/LogOut.ts';
import type { ReportFailure } from '../../core/session/ReportFailure.ts';
import type { ReturnFromLogin } from '../../core/session/ReturnFromLogin.ts';
import type { SignUp } from '../../core/session/SignUp.ts';
import type { TakeUnfinishedPress } from '../../core/session/TakeUnfinishedPress.ts';
import type { LoadWishlist } from '../../core/wishlist/LoadWishlist.ts';
import type { PutBackOnWishlist } from '../../core/wishlist/PutBackOnWishlist.ts';
import type { ToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import { token } from './token.ts';

/** One token per use case: what the shop can do. */
export const USE_CASES = {
  loadCatalogue: token<LoadCatalogue>('LoadCatalogue'),
  loadCart: token<LoadCart>('LoadCart'),
  addToCart: token<AddToCart>('AddToCart'),
  changeQuantity: token<ChangeQuantity>('ChangeQuantity'),
  removeFromCart: token<RemoveFromCart>('RemoveFromCart'),
  putBackInCart: token<PutBackInCart>('PutBackInCart'),
  toggleCoupon: token<ToggleCoupon>('ToggleCoupon'),
  loadWishlist: token<LoadWishlist>('LoadWishlist'),
  toggleWishlist: token<ToggleWishlist>('ToggleWishlist'),
  putBackOnWishlist: token<PutBackOnWishlist>('PutBackOnWishlist'),
  loadAddresses: token<LoadAddresses>('LoadAddresses'),
  saveAddress: token<SaveAddress>('SaveAddress'),
  deleteAddress: token<DeleteAddress>('DeleteAddress'),
  logIn: token<LogIn>('LogIn'),
  signUp: token<SignUp>('SignUp'),
  logOut: token<LogOut>('LogOut'),
  askToLogIn: token<AskToLogIn>('AskToLogIn'),
  takeUnfinishedPress: token<TakeUnfinishedPress>('TakeUnfinishedPress'),
  returnFromLogin: token<ReturnFromLogin>('ReturnFromLogin'),
  giveUpLogin: token<GiveUpLogin>('GiveUpLogin'),
  endSession: token<EndSession>('EndSession'),
  reportFailure: token<ReportFailure>('ReportFailure'),
  placeOrder: token<PlaceOrder>('PlaceOrder'),
  recordOrder: token<RecordOrder>('RecordOrder'),
} as const;
