import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { HttpCart } from './HttpCart.ts';

/** The cart at `/api/user/cart` of a back-end that records orders and removes the ordered quantities itself. */
export class OrderingHttpCart extends HttpCart {
  /** Only loads the cart. */
  override removeOrdered(session: Session): Promise<readonly CartItem[]> {
    return this.items(session);
  }
}
