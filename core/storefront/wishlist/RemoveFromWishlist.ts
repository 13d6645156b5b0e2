import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { removal, type WishlistUpdatePorts } from './wishlistUpdates.ts';

/** Removes a product from the wishlist. Idempotent. */
export type RemoveFromWishlist = (
  item: WishlistItem,
  wishlist: ShopperList<WishlistItem>,
) => Promise<ListOutcome<WishlistItem>>;

export type WishlistPorts = WishlistUpdatePorts & { readonly sessions: ForRememberingSession };

export function makeRemoveFromWishlist({ sessions, ...ports }: WishlistPorts): RemoveFromWishlist {
  return async (item, shown) => {
    const session = sessions.current();
    return session === undefined ? { outcome: 'session-ended' } : shown.update(removal(ports, session, item));
  };
}
