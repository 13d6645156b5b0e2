import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** How the shop and the payment provider get on. */
export type PaymentState = {
  /** When the latest webhook of the provider came in; absent before the first. */
  readonly heardAt?: Timestamp;
  /** What the provider has answered to a call that still waits or was given up: the one that was given up last, else the newest. */
  readonly failure?: string;
};

/** Reads how the shop and the payment provider get on. */
export type ForReadingPaymentState = { read(): Promise<PaymentState> };
