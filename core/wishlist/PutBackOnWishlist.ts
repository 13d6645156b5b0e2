import type { ListChange } from '../lists/ListChange.ts';
import type { WishlistOutcome } from './LoadWishlist.ts';
import type { WishlistItem } from './WishlistItem.ts';
import { putOn, type WishlistChangePorts } from './wishlistChanges.ts';

/** Puts a product back on the wishlist that was taken off. */
export type PutBackOnWishlist = (removed: WishlistItem) => ListChange<WishlistItem, WishlistOutcome>;

export function makePutBackOnWishlist(ports: WishlistChangePorts): PutBackOnWishlist {
  return (removed) => putOn(ports, removed);
}
