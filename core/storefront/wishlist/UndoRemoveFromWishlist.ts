import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { WishlistPorts } from './RemoveFromWishlist.ts';
import { wishlistUpdate } from './wishlistUpdate.ts';

/** Adds a removed product to the wishlist again. */
export type UndoRemoveFromWishlist = (
  removed: WishlistItem,
  wishlist: ShopperList<WishlistItem>,
) => Promise<ListOutcome<WishlistItem>>;

export function makeUndoRemoveFromWishlist({ ids, sessions, ...ports }: WishlistPorts): UndoRemoveFromWishlist {
  return async (product, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = { id: ids.generate(), list: 'wishlist', kind: 'add', product } as const;
    return shown.update(wishlistUpdate(ports, session, change));
  };
}
