import type { Product } from '../catalogue/Product.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A product in the cart, with how many of it. */
export type CartItem = Product & {
  /** How many pieces; 1 when just added. */
  readonly quantity: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};
