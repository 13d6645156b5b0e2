import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A line of the cart: a product and its quantity. */
export type CartItem = Product & {
  /** An integer from 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

/** The highest quantity of one line. */
export const MAX_QUANTITY = 99;
