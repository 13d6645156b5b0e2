import type { Presses } from './CommandDriver.ts';

/** The wishlist, and the heart of a product anywhere. */
export type WishlistDriver = {
  /** The names of the products on the wishlist page. */
  shown(): Promise<readonly string[]>;
  has(name: string): Promise<boolean>;
  /** Presses the product's heart. */
  toggle(name: string): Promise<void>;
  /** Removes a product on the wishlist page. */
  remove(name: string, presses: Presses): Promise<void>;
  /** Adds a product on the wishlist page to the cart, or one more of it. */
  addToCart(name: string): Promise<void>;
};
