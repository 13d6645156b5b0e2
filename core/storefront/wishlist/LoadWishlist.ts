import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

/** Reads the current shopper's wishlist. */
export type LoadWishlist = () => Promise<ListOutcome<WishlistItem>>;

export type LoadWishlistPorts = Pick<StorefrontPorts, 'wishlist' | 'sessions'> & {
  readonly callAsShopper: CallAsShopper;
};

export function makeLoadWishlist({ wishlist, sessions, callAsShopper }: LoadWishlistPorts): LoadWishlist {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return callAsShopper(session, async () => ({ items: await wishlist.items(session) }));
  };
}
