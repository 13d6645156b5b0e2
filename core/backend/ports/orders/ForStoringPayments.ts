import type { Paise } from '../../../domain/money/Paise.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';
import type { ProviderPayment } from './ForCollectingPayments.ts';

/** Why a captured payment paid no order. */
export type PaymentProblem = 'unknown-checkout' | 'amount-differs' | 'second-payment';

/** A payment that the provider has reported. */
export type StoredPayment = ProviderPayment & {
  readonly checkoutId?: string;
  readonly problem?: PaymentProblem;
  /** What was given back or is on its way back, in paise; at most the amount. */
  readonly refunded: Paise;
  readonly receivedAt: Timestamp;
};

/** Every payment that the provider has reported, also one that fits nothing. */
export type ForStoringPayments = {
  payment(paymentId: string): Promise<StoredPayment | undefined>;
  /** Resolves with a payment, which nobody else changes until the transaction ends. */
  lock(paymentId: string): Promise<StoredPayment | undefined>;
  /**
   * Adds a payment, or replaces its status, amount and problem. Resolves with false, and changes nothing, when it belongs to another
   * checkout.
   */
  put(payment: Omit<StoredPayment, 'refunded'>): Promise<boolean>;
  /** Adds an amount, which may be negative, to what is refunded. Rejects when the sum would not be between 0 and the amount. */
  addRefunded(paymentId: string, amount: Paise): Promise<void>;
  /** Resolves with the payments that have a problem, the oldest first. */
  problems(): Promise<readonly StoredPayment[]>;
};
