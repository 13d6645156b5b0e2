import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { MemoryCart } from './MemoryCart.ts';

/** The cart of the in-memory back-end when that records the orders and removes the ordered quantities itself. */
export class OrderingMemoryCart extends MemoryCart {
  /** Only loads the cart. */
  override removeOrdered(session: Session): Promise<readonly CartItem[]> {
    return this.items(session);
  }
}
