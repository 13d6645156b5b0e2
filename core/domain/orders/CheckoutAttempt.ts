import type { CartItem } from '../cart/CartItem.ts';
import type { Timestamp } from '../time/timestamp.ts';
import { amountDue, type CheckoutDraft } from './CheckoutDraft.ts';
import type { Order } from './Order.ts';

/** The provider's proof of a successful payment. */
export type PaymentProof = {
  readonly paymentId: string;
  /** The provider's id of the order that was paid; absent when the payment had no {@link ProviderOrder}. */
  readonly providerOrderId?: string;
  /** The provider's signature of both ids, which the back-end verifies. */
  readonly signature?: string;
};

/** The payment provider's order of a checkout, which the back-end created: what the provider's window needs. */
export type ProviderOrder = {
  readonly orderId: string;
  /** The public key of the shop's account. */
  readonly publicKey: string;
  /** The URL of the script that opens the provider's window. */
  readonly scriptUrl: string;
};

/** A checkout from the calculation of its price until its order is recorded. */
export type CheckoutAttempt = {
  /** The shopper who checks out. */
  readonly email: string;
  readonly draft: CheckoutDraft;
  /** The lines of the cart that the price was calculated from. */
  readonly lines: readonly CartItem[];
  /** Absent when the price was calculated on the device. */
  readonly providerOrder?: ProviderOrder;
  /** Set once the provider has reported the payment. */
  readonly payment?: PaymentProof & { readonly paidAt: Timestamp };
};

/** An attempt whose payment the provider has reported. */
export type PaidAttempt = CheckoutAttempt & { readonly payment: NonNullable<CheckoutAttempt['payment']> };

export function isPaid(attempt: CheckoutAttempt): attempt is PaidAttempt {
  return attempt.payment !== undefined;
}

/** Returns the order of a paid attempt. The same attempt always gives the same order. */
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
