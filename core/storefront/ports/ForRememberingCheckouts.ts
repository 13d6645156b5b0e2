import type { CheckoutAttempt } from '../checkout/CheckoutAttempt.ts';

/** Keeps the checkouts that were begun on this device and are not finished; survives a reload. */
export type ForRememberingCheckouts = {
  /** Resolves with the unfinished checkouts of a shopper, the oldest first. What cannot be read is left out. */
  unfinished(email: string): Promise<readonly CheckoutAttempt[]>;
  /** Stores the attempt in place of the one with the same order id. Rejects when it cannot be stored. */
  remember(attempt: CheckoutAttempt): Promise<void>;
  /** Never rejects: an attempt that cannot be removed is read again at the next start. */
  forget(orderId: string): Promise<void>;
};
