import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';
import { putOn, type WishlistChangePorts } from './wishlistChanges.ts';

/** Puts a product back on the wishlist that was taken off. */
export type UndoRemoveFromWishlist = (removed: WishlistItem) => OptimisticUpdate<WishlistItem, WishlistOutcome>;

export function makeUndoRemoveFromWishlist(ports: WishlistChangePorts): UndoRemoveFromWishlist {
  return (removed) => putOn(ports, removed);
}
