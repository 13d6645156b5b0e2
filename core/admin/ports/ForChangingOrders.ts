import type { Paise } from '../../domain/money/Paise.ts';
import type { StaffCancelReason } from '../../domain/orders/staffCancelReasons.ts';
import type { OrderPieces, RefundedPieces, StaffOrder } from './StaffOrder.ts';

/** What staff do with an order. */
export type OrderChange =
  | { readonly kind: 'pack' }
  | {
      readonly kind: 'ship';
      readonly carrier: string;
      readonly trackingNumber: string;
      readonly lines: readonly OrderPieces[];
    }
  | { readonly kind: 'deliver' }
  | {
      readonly kind: 'cancel';
      readonly reason: StaffCancelReason;
      readonly note?: string;
      readonly refund: boolean;
      readonly restock: boolean;
    }
  | { readonly kind: 'note'; readonly text: string };

/** The back-end did not do what it was asked for: why, for the member of staff. */
export type Refused = { readonly outcome: 'refused'; readonly text: string };

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly order: StaffOrder }
  /** The state in which the order is does not allow it. */
  | { readonly outcome: 'conflict'; readonly text: string }
  | Refused;

/** What goes back: some pieces, or an amount. */
export type RefundedPart = { readonly lines: readonly OrderPieces[] } | { readonly amount: Paise };

export type RefundRequest = {
  readonly what: RefundedPart;
  /** Whether the pieces go back into stock. */
  readonly restock: boolean;
  readonly reason: string;
};

export type RefundOutcome =
  | { readonly outcome: 'refund'; readonly amount: Paise; readonly lines: readonly RefundedPieces[] }
  | Refused;

/**
 * What staff do with orders, by the order's id. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when
 * the back-end does not answer, and with another error when it fails.
 */
export type ForChangingOrders = {
  change(orderId: string, change: OrderChange): Promise<ChangeOutcome>;
  /** Tells what would go back, and changes nothing. */
  previewRefund(orderId: string, what: RefundedPart): Promise<RefundOutcome>;
  refund(orderId: string, request: RefundRequest): Promise<RefundOutcome>;
  /** Tries a failed refund again, once. */
  retryRefund(refundId: string): Promise<{ readonly outcome: 'retried' } | Refused>;
};
