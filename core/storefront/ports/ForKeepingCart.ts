import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/changeCart.ts';
import type { Product } from '../../domain/catalogue/Product.ts';

/**
 * The logged-in shopper's cart, kept by the back-end. Every method answers the whole cart as it then is; it rejects with
 * {@link SessionRejected} when the session does not count and with {@link BackEndFailure} when the call fails.
 */
export type ForKeepingCart = {
  items(): Promise<readonly CartItem[]>;
  /** Puts the product in, once; does not look whether it is there already. */
  add(product: Product): Promise<readonly CartItem[]>;
  /** Changes the quantity of one line by one, or removes the line. An unknown key changes nothing. */
  change(productKey: string, change: CartChange): Promise<readonly CartItem[]>;
  clear(): Promise<readonly CartItem[]>;
};
