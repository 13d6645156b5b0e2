import type { Session } from '../../domain/accounts/Session.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { Refusal } from './Refusal.ts';

/** What becomes of the shopper's orders after they are paid, where the back-end keeps them. */
export type ForFollowingOrders = {
  /**
   * Resolves with the orders before the one of this number, the newest last, and whether there are more. The port of all orders has the
   * latest ones only.
   */
  before(session: Session, number: string): Promise<{ readonly orders: readonly Order[]; readonly hasMore: boolean }>;
  /** Resolves with an order; undefined when the shopper has none of this id. Rejects when it cannot be read. */
  order(session: Session, orderId: string): Promise<OrderDetails | undefined>;
  /** Cancels an order that is not packed. Repeating it changes nothing. Resolves with the order, or with why it is not cancelled. */
  cancel(session: Session, orderId: string): Promise<OrderDetails | Refusal>;
};
