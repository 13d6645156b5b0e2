import type { CheckoutAttempt } from '../../../domain/orders/CheckoutAttempt.ts';

/** The unfinished checkouts on this device. They survive a reload. */
export type ForRememberingCheckouts = {
  /** Resolves with the shopper's unfinished checkouts, the oldest first. Ignores entries that cannot be read. */
  unfinished(email: string): Promise<readonly CheckoutAttempt[]>;
  /**
   * Stores the attempt. Replaces the attempt with the same order id and the shopper's earlier unpaid attempt; paid attempts stay, and
   * an unpaid attempt does not replace a paid one: another tab may have paid the same checkout.
   * Rejects when it cannot be stored; such an attempt stays unfinished until the page is closed.
   */
  remember(attempt: CheckoutAttempt): Promise<void>;
  /** Removes the attempt when it is not paid. Never rejects. */
  abandon(orderId: string): Promise<void>;
  /** Removes the attempt. Never rejects: an attempt that cannot be removed is read again at the next start. */
  forget(orderId: string): Promise<void>;
};
