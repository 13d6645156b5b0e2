import type { Product } from '../../domain/catalogue/Product.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';

/**
 * The logged-in shopper's wishlist, kept by the back-end. Every method answers the whole wishlist as it then is; it
 * rejects with {@link SessionRejected} when the session does not count and with {@link BackEndFailure} when the call fails.
 */
export type ForKeepingWishlist = {
  items(): Promise<readonly WishlistItem[]>;
  add(product: Product): Promise<readonly WishlistItem[]>;
  /** An unknown key changes nothing. */
  remove(productKey: string): Promise<readonly WishlistItem[]>;
};
