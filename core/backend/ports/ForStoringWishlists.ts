import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';

/** An item of a stored wishlist. `key` is that of the product, whose other fields the catalogue has. */
export type WishlistLine = Pick<WishlistItem, 'key' | 'createdAt' | 'updatedAt'>;

/** The shoppers' wishlists. A product is on a wishlist once. */
export type ForStoringWishlists = {
  /** Resolves with the shopper's items in their order, and the catalogue's version at the same moment. */
  lines(shopperId: string): Promise<{ readonly lines: readonly WishlistLine[]; readonly catalogueVersion: number }>;
  /** Adds an item before the product `before`, else behind the others. A product that is on the wishlist stays as it is. */
  add(shopperId: string, line: WishlistLine, before?: string): Promise<void>;
  remove(shopperId: string, key: string): Promise<void>;
};
