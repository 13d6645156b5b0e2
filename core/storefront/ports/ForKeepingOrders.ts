import type { Order } from '../../domain/orders/Order.ts';
import type { Session } from '../session/Session.ts';

/** Keeps each shopper's paid orders, apart by e-mail. */
export type ForKeepingOrders = {
  /** Resolves with the shopper's orders, the newest last. */
  orders(session: Session): Promise<readonly Order[]>;
  /**
   * Records the order of a payment, once for each `paymentId`. Resolves when the order is stored, and tells whether it was
   * recorded before. Rejects when it cannot be stored; `orders` then still returns it while the page lives.
   */
  record(session: Session, order: Order): Promise<'recorded' | 'already-recorded'>;
  /** Calls back after each change, also one made in another tab. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
