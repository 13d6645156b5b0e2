import type { CartChange } from '../../../domain/cart/cartLines.ts';
import type { Product } from '../../../domain/catalogue/Product.ts';

type Change = {
  /** Unique. The back-end counts a change of a quantity once per id. */
  readonly id: string;
  readonly product: Product;
  /** The key of the item that an added one is put before; absent when it is put at the end. */
  readonly before?: string | undefined;
};

/** A change of the cart. */
export type CartListChange = Change & {
  readonly list: 'cart';
  readonly kind: CartChange | 'add';
  /** The quantity of a line that is added. */
  readonly quantity: number;
};

/** A change of the wishlist. */
export type WishlistChange = Change & { readonly list: 'wishlist'; readonly kind: 'add' | 'remove' };

/** A change of one of the shopper's lists as plain data, which can be kept on her device while it waits for the connection. */
export type WaitingChange = CartListChange | WishlistChange;
