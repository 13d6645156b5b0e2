import type { Refund } from '../../../domain/orders/OrderStatus.ts';

/** Refunded pieces of a line, and what was paid for them, in paise. */
export type RefundedLine = { readonly key: string; readonly quantity: number; readonly amount: number };

/** A refund. Its id is the provider's idempotency key. */
export type StoredRefund = Refund & {
  /** A UUID. */
  readonly id: string;
  readonly paymentId: string;
  /** Absent for a payment that paid no order. */
  readonly orderId?: string;
  /** The provider's id; absent until the provider has answered. */
  readonly providerRefundId?: string;
  /** Why the provider did not refund. */
  readonly failure?: string;
  /** Whether the shopper gets a mail when the money is on its way: not when another mail has said so. */
  readonly isAnnounced: boolean;
  readonly reason: string;
  readonly actor: string;
  /** The pieces that it is about; absent or empty when it is about an amount. */
  readonly lines?: readonly RefundedLine[];
  /** The refund that failed and that this one tries again. */
  readonly retryOf?: string;
  /** The return that it ends. A refund that is tried again keeps it. */
  readonly returnId?: string;
};

/** The change of a refund that the provider has answered about. */
export type RefundUpdate = Pick<StoredRefund, 'id' | 'status'> &
  Partial<Pick<StoredRefund, 'providerRefundId' | 'failure'>>;

/** The refunds, which are stored before the provider is asked. */
export type ForStoringRefunds = {
  add(refund: StoredRefund): Promise<void>;
  refund(id: string): Promise<StoredRefund | undefined>;
  /** Resolves with the refunds of an order, the oldest first. */
  ofOrder(orderId: string): Promise<readonly StoredRefund[]>;
  update(update: RefundUpdate): Promise<void>;
  /** Whether a refund was tried again. */
  isRetried(id: string): Promise<boolean>;
};
