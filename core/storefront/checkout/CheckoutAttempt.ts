import type { CartItem } from '../../domain/cart/CartItem.ts';
import { amountDue, type CheckoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** What the provider hands over when money has moved. */
export type PaymentProof = { readonly paymentId: string };

/** A checkout whose price is agreed, until its order is recorded. */
export type CheckoutAttempt = {
  /** The shopper who checks out. */
  readonly email: string;
  readonly draft: CheckoutDraft;
  /** The cart's lines as they were when the price was agreed. */
  readonly lines: readonly CartItem[];
  /** Set once money has moved. */
  readonly payment?: PaymentProof & { readonly paidAt: Timestamp };
};

/** An attempt for which money has moved. */
export type PaidAttempt = CheckoutAttempt & { readonly payment: NonNullable<CheckoutAttempt['payment']> };

export function isPaid(attempt: CheckoutAttempt): attempt is PaidAttempt {
  return attempt.payment !== undefined;
}

/** The one order that a paid attempt becomes, however often it is made. */
export function orderOf({ draft, lines, payment }: PaidAttempt): Order {
  return {
    paymentId: payment.paymentId,
    orderId: draft.orderId,
    amountPaid: amountDue(draft),
    orderedProducts: lines,
    deliveryAddress: draft.orderAddress,
    paidAt: payment.paidAt,
  };
}
