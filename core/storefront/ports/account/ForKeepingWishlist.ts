import type { Session } from '../../../domain/accounts/Session.ts';
import type { Product } from '../../../domain/catalogue/Product.ts';
import type { WishlistItem } from '../../../domain/wishlist/WishlistItem.ts';

/**
 * The shopper's wishlist in the back-end. Each method acts for the given session and resolves with the whole wishlist after the
 * call. Rejects with {@link SessionRejected} when the session is not valid, and with {@link BackEndFailure} when the call
 * fails.
 */
export type ForKeepingWishlist = {
  items(session: Session): Promise<readonly WishlistItem[]>;
  /**
   * Adds a product before the product with the key `before`, by default at the end. A back-end that knows only the specified calls
   * adds at the end.
   */
  add(session: Session, product: Product, before?: string): Promise<readonly WishlistItem[]>;
  /** An unknown key changes nothing. */
  remove(session: Session, productKey: string): Promise<readonly WishlistItem[]>;
};
