import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';

/** An item of a stored wishlist. `key` is that of the product, whose other fields the catalogue has. */
export type WishlistLine = Pick<WishlistItem, 'key' | 'createdAt' | 'updatedAt'>;

/** The shoppers' wishlists. A product is on a wishlist once. */
export type ForStoringWishlists = {
  /** Resolves with the shopper's items in the order in which they were added, and the catalogue's version at the same moment. */
  lines(shopperId: string): Promise<{ readonly lines: readonly WishlistLine[]; readonly catalogueVersion: number }>;
  /** Adds an item behind the others. A product that is on the wishlist stays as it is. */
  add(shopperId: string, line: WishlistLine): Promise<void>;
  remove(shopperId: string, key: string): Promise<void>;
};
