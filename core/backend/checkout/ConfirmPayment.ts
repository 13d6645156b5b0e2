import type { Order } from '../../domain/orders/Order.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForCollectingPayments } from '../ports/ForCollectingPayments.ts';
import type { ForStoringCheckouts } from '../ports/ForStoringCheckouts.ts';
import type { ForStoringOrders } from '../ports/ForStoringOrders.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { Refusal } from '../ports/Refusal.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

/** What the provider gives the browser after a payment. */
export type SignedPayment = {
  readonly checkoutId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly signature: string;
};

/** Makes the order of a payment that the provider has signed. Idempotent. Resolves with the shopper's orders. */
export type ConfirmPayment = (claims: TokenClaims, payment: SignedPayment) => Promise<readonly Order[] | Refusal>;

export type ConfirmPaymentPorts = {
  readonly checkouts: ForStoringCheckouts;
  readonly orders: ForStoringOrders;
  readonly provider: ForCollectingPayments;
  readonly clock: ForTellingTime;
};

export function makeConfirmPayment({ checkouts, orders, provider, clock }: ConfirmPaymentPorts): ConfirmPayment {
  return async (claims, payment) => {
    const checkout = await checkouts.ofShopper(claims, payment.checkoutId);
    if (typeof checkout === 'string') return checkout;
    if (checkout.providerOrderId !== payment.providerOrderId || !provider.isSigned(payment)) return 'signature-wrong';
    const { paymentId, providerOrderId } = payment;
    const outcome = await checkouts.confirm({ paymentId, providerOrderId }, timestamp(clock.now()));
    switch (outcome) {
      case 'recorded':
      case 'already-recorded':
        return orders.orders(claims);
      case 'unknown-checkout':
      case 'payment-has-another-order':
        return outcome;
      case 'amount-differs':
        throw new Error('A payment without an amount was compared by its amount');
    }
  };
}
