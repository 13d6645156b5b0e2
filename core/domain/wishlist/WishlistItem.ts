import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A product the shopper keeps for later. */
export type WishlistItem = Product & {
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
