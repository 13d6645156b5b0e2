import type { Session } from '../../domain/accounts/Session.ts';
import type { Order } from '../../domain/orders/Order.ts';

/** The paid orders of each shopper, by e-mail. */
export type ForKeepingOrders = {
  /** Resolves with the shopper's orders, the newest last. */
  orders(session: Session): Promise<readonly Order[]>;
  /**
   * Records the order of a payment, once for each `paymentId`. Resolves when the order is stored; the result says whether it
   * was recorded before. Rejects when it cannot be stored; `orders` then still returns it until the page is reloaded.
   */
  record(session: Session, order: Order): Promise<'recorded' | 'already-recorded'>;
  /** Calls the listener after each change in this or another tab. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
