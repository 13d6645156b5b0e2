import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { WishlistPorts } from './RemoveFromWishlist.ts';
import { addition } from './wishlistUpdates.ts';

/** Adds a removed product to the wishlist again. */
export type UndoRemoveFromWishlist = (
  removed: WishlistItem,
  wishlist: ShopperList<WishlistItem>,
) => Promise<ListOutcome<WishlistItem>>;

export function makeUndoRemoveFromWishlist({ sessions, ...ports }: WishlistPorts): UndoRemoveFromWishlist {
  return async (removed, shown) => {
    const session = sessions.current();
    return session === undefined ? { outcome: 'session-ended' } : shown.update(addition(ports, session, removed));
  };
}
