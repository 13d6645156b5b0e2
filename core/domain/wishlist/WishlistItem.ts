import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A product on the shopper's wishlist. */
export type WishlistItem = Product & {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
