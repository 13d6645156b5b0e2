import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { type WishlistUpdatePorts, wishlistUpdate } from './wishlistUpdate.ts';

/** Removes a product from the wishlist. Idempotent. */
export type RemoveFromWishlist = (
  item: WishlistItem,
  wishlist: ShopperList<WishlistItem>,
) => Promise<ListOutcome<WishlistItem>>;

export type WishlistPorts = WishlistUpdatePorts & {
  readonly ids: ForGeneratingIds;
  readonly sessions: ForRememberingSession;
};

export function makeRemoveFromWishlist({ ids, sessions, ...ports }: WishlistPorts): RemoveFromWishlist {
  return async (product, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    const change = { id: ids.generate(), list: 'wishlist', kind: 'remove', product } as const;
    return shown.update(wishlistUpdate(ports, session, change));
  };
}
