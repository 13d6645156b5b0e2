import type { Session } from '../../../domain/accounts/Session.ts';
import type { PaidAttempt } from '../../../domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** The paid orders of each shopper. */
export type ForKeepingOrders = {
  /** Resolves with the shopper's orders, the newest last. Rejects when they cannot be read. */
  orders(session: Session): Promise<readonly Order[]>;
  /**
   * Records the order of a paid attempt, once for each payment id. Resolves when the order is stored; `already-recorded` says
   * that an earlier call of this method stored it. A {@link Refusal} is final. Rejects when the order cannot be stored now: with
   * {@link SessionRejected} when the session is not valid.
   */
  record(session: Session, attempt: PaidAttempt): Promise<'recorded' | 'already-recorded' | Refusal>;
};
