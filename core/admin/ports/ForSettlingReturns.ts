import type { Paise } from '../../domain/money/Paise.ts';
import type { ReturnParcel, ReturnReason, ReturnState } from '../../domain/returns/Return.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';
import type { OrderPieces } from './StaffOrder.ts';

/** A line of a return as staff read it. */
export type StaffReturnLine = OrderPieces & {
  readonly name: string;
  readonly size: string;
  readonly reason: ReturnReason;
  /** How many pieces arrived; absent until any have. */
  readonly received?: number | undefined;
  /** The size that the shopper gets instead of money. */
  readonly exchange?: { readonly sku: string; readonly size: string } | undefined;
};

/** A return as staff read it. */
export type StaffReturn = {
  readonly id: string;
  readonly state: ReturnState;
  readonly askedAt: Timestamp;
  readonly orderNumber: string;
  /** Of the shopper; empty when the account is deleted. */
  readonly name: string;
  readonly lines: readonly StaffReturnLine[];
  /** Whether what arrived went back into stock. */
  readonly restocked?: boolean | undefined;
  /** Until when the other sizes are held. */
  readonly heldUntil?: Timestamp | undefined;
  readonly parcel?: ReturnParcel | undefined;
  /** Why it was refused. */
  readonly note?: string | undefined;
};

/** A page of returns, the newest first, and how many are in each state. */
export type ReturnsPage = {
  readonly returns: readonly StaffReturn[];
  readonly counts: Readonly<Record<string, number>>;
  readonly next?: string | undefined;
};

/** What staff do with a return. */
export type ReturnStep =
  | { readonly kind: 'receive'; readonly lines: readonly OrderPieces[]; readonly restock: boolean }
  | { readonly kind: 'refund' }
  | { readonly kind: 'exchange'; readonly carrier: string; readonly trackingNumber: string }
  | { readonly kind: 'refuse'; readonly note: string };

/**
 * The returns of the shop. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end does not
 * answer, and with another error when it fails.
 */
export type ForSettlingReturns = {
  /** Resolves with a page of the returns of a state, or of all. */
  find(state: ReturnState | undefined, after?: string): Promise<ReturnsPage>;
  settle(returnId: string, step: ReturnStep): Promise<{ readonly outcome: 'settled' } | Refused>;
  /** Tells what would go back, in paise, and changes nothing. */
  previewRefund(returnId: string): Promise<{ readonly outcome: 'refund'; readonly amount: Paise } | Refused>;
};
