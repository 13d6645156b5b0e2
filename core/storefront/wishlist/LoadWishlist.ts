import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ForKeepingWishlist } from '../ports/ForKeepingWishlist.ts';
import type { Failure, ReportFailure } from '../session/ReportFailure.ts';

/** The wishlist as the back-end answered it, or that it could not be had; the present list then stays as it is. */
export type WishlistOutcome = { readonly outcome: 'kept'; readonly wishlist: readonly WishlistItem[] } | Failure;

export type LoadWishlist = () => Promise<WishlistOutcome>;

export function makeLoadWishlist(wishlist: ForKeepingWishlist, reportFailure: ReportFailure): LoadWishlist {
  return async () => {
    try {
      return { outcome: 'kept', wishlist: await wishlist.items() };
    } catch (error) {
      return reportFailure(error);
    }
  };
}
