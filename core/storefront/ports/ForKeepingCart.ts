import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/cartLines.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { Session } from '../session/Session.ts';

/**
 * A shopper's cart, kept by the back-end. Each method acts for the given session and resolves with the whole cart as it then
 * is: each product once, with 1 to 99 pieces. Rejects with {@link SessionRejected} when the session does not count, and with
 * {@link BackEndFailure} when the call fails.
 */
export type ForKeepingCart = {
  items(session: Session): Promise<readonly CartItem[]>;
  add(session: Session, product: Product): Promise<readonly CartItem[]>;
  /** Changes the quantity of one line by one, or removes the line. An unknown key changes nothing. */
  change(session: Session, productKey: string, change: CartChange): Promise<readonly CartItem[]>;
  /** Takes the ordered quantities out of the cart, and no more. */
  removeOrdered(session: Session, ordered: readonly CartItem[]): Promise<readonly CartItem[]>;
};
