import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A line of the cart: a product and how many pieces of it. */
export type CartItem = Product & {
  /** 1 to {@link MAX_QUANTITY}; 1 when just added. */
  readonly quantity: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

/** The most pieces that one line can hold. */
export const MAX_QUANTITY = 99;
