import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import type { AddToCart } from '../../../core/storefront/cart/AddToCart.ts';
import type { ChangeCartLine } from '../../../core/storefront/cart/ChangeCartLine.ts';
import type { AskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import type { RestoreUpdate } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import type { AbandonLogin } from '../../../core/storefront/session/AbandonLogin.ts';
import type { CallAsShopper } from '../../../core/storefront/session/CallAsShopper.ts';
import type { EndSession } from '../../../core/storefront/session/EndSession.ts';
import type { LoadList } from '../../../core/storefront/session/LoadList.ts';
import type { ReportFailure } from '../../../core/storefront/session/ReportFailure.ts';
import type { RequireLogin } from '../../../core/storefront/session/RequireLogin.ts';
import type { ChangeWishlist } from '../../../core/storefront/wishlist/ChangeWishlist.ts';
import type { ToggleWishlist } from '../../../core/storefront/wishlist/ToggleWishlist.ts';
import { sharedToken } from './token.ts';

/** One token per use case that every page needs. */
export const USE_CASES = {
  askCatalogue: sharedToken<AskCatalogue>('AskCatalogue'),
  callAsShopper: sharedToken<CallAsShopper>('CallAsShopper'),
  loadCart: sharedToken<LoadList<CartItem>>('LoadCart'),
  addToCart: sharedToken<AddToCart>('AddToCart'),
  changeCartLine: sharedToken<ChangeCartLine>('ChangeCartLine'),
  restoreCartUpdate: sharedToken<RestoreUpdate<CartItem>>('RestoreCartUpdate'),
  loadWishlist: sharedToken<LoadList<WishlistItem>>('LoadWishlist'),
  toggleWishlist: sharedToken<ToggleWishlist>('ToggleWishlist'),
  changeWishlist: sharedToken<ChangeWishlist>('ChangeWishlist'),
  restoreWishlistUpdate: sharedToken<RestoreUpdate<WishlistItem>>('RestoreWishlistUpdate'),
  requireLogin: sharedToken<RequireLogin>('RequireLogin'),
  abandonLogin: sharedToken<AbandonLogin>('AbandonLogin'),
  endSession: sharedToken<EndSession>('EndSession'),
  reportFailure: sharedToken<ReportFailure>('ReportFailure'),
} as const;
