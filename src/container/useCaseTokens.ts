import type { AddToCart } from '../../core/storefront/cart/AddToCart.ts';
import type { ChangeCartLine } from '../../core/storefront/cart/ChangeCartLine.ts';
import type { RestoreCartUpdate } from '../../core/storefront/cart/cartUpdate.ts';
import type { LoadCart } from '../../core/storefront/cart/LoadCart.ts';
import type { AskCatalogue } from '../../core/storefront/catalogue/AskCatalogue.ts';
import type { AbandonLogin } from '../../core/storefront/session/AbandonLogin.ts';
import type { CallAsShopper } from '../../core/storefront/session/CallAsShopper.ts';
import type { EndSession } from '../../core/storefront/session/EndSession.ts';
import type { ReportFailure } from '../../core/storefront/session/ReportFailure.ts';
import type { RequireLogin } from '../../core/storefront/session/RequireLogin.ts';
import type { ChangeWishlist } from '../../core/storefront/wishlist/ChangeWishlist.ts';
import type { LoadWishlist } from '../../core/storefront/wishlist/LoadWishlist.ts';
import type { ToggleWishlist } from '../../core/storefront/wishlist/ToggleWishlist.ts';
import type { RestoreWishlistUpdate } from '../../core/storefront/wishlist/wishlistUpdate.ts';
import { sharedToken } from './token.ts';

/** One token per use case that every page needs. */
export const USE_CASES = {
  askCatalogue: sharedToken<AskCatalogue>('AskCatalogue'),
  callAsShopper: sharedToken<CallAsShopper>('CallAsShopper'),
  loadCart: sharedToken<LoadCart>('LoadCart'),
  addToCart: sharedToken<AddToCart>('AddToCart'),
  changeCartLine: sharedToken<ChangeCartLine>('ChangeCartLine'),
  restoreCartUpdate: sharedToken<RestoreCartUpdate>('RestoreCartUpdate'),
  loadWishlist: sharedToken<LoadWishlist>('LoadWishlist'),
  toggleWishlist: sharedToken<ToggleWishlist>('ToggleWishlist'),
  changeWishlist: sharedToken<ChangeWishlist>('ChangeWishlist'),
  restoreWishlistUpdate: sharedToken<RestoreWishlistUpdate>('RestoreWishlistUpdate'),
  requireLogin: sharedToken<RequireLogin>('RequireLogin'),
  abandonLogin: sharedToken<AbandonLogin>('AbandonLogin'),
  endSession: sharedToken<EndSession>('EndSession'),
  reportFailure: sharedToken<ReportFailure>('ReportFailure'),
} as const;
