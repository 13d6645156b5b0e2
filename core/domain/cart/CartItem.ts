import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** How many pieces of one product a cart holds at most. */
export const MAX_QUANTITY = 99;

/** A product in the cart, with how many of it. */
export type CartItem = Product & {
  /** How many pieces, from 1 to {@link MAX_QUANTITY}; 1 when just added. */
  readonly quantity: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
