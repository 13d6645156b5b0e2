import type { Session } from '../../../domain/accounts/Session.ts';
import type { CartItem } from '../../../domain/cart/CartItem.ts';
import type { CartChange } from '../../../domain/cart/cartLines.ts';
import type { Product } from '../../../domain/catalogue/Product.ts';

/**
 * The shopper's cart in the back-end. Each method acts for the given session and resolves with the whole cart after the call:
 * each product once, with a quantity from 1 to 99. Rejects with {@link SessionRejected} when the session is not valid, and with
 * {@link BackEndFailure} when the call fails.
 */
export type ForKeepingCart = {
  items(session: Session): Promise<readonly CartItem[]>;
  /**
   * Adds a product with this quantity, by default 1, before the line of the product `before`, by default at the end. The back-end
   * leaves a product that is in the cart as it is; one that knows only the specified calls adds at the end.
   */
  add(session: Session, product: Product, quantity?: number, before?: string): Promise<readonly CartItem[]>;
  /**
   * Changes the quantity of one line by one, or removes the line. An unknown key changes nothing. A change that is repeated with the
   * same idempotency key, a UUID, counts once.
   */
  change(
    session: Session,
    productKey: string,
    change: CartChange,
    idempotencyKey?: string,
  ): Promise<readonly CartItem[]>;
  /** Subtracts the ordered quantities from the cart. Keeps what the shopper added since. */
  removeOrdered(session: Session, ordered: readonly CartItem[]): Promise<readonly CartItem[]>;
};
