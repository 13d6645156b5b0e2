import type { Order } from '../../domain/orders/Order.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ListOrders } from '../orders/ListOrders.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Refusal } from '../ports/Refusal.ts';
import type { RecordPayment } from './RecordPayment.ts';

/** What the provider gives the browser after a payment. */
export type SignedPayment = {
  readonly checkoutId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly signature: string;
};

/** Makes the order of a payment that the provider has signed. Idempotent. Resolves with the shopper's orders. */
export type ConfirmPayment = (shopperId: string, payment: SignedPayment) => Promise<readonly Order[] | Refusal>;

export type ConfirmPaymentPorts = Pick<BackEndPorts, 'checkouts' | 'provider' | 'clock'> & {
  readonly recordPayment: RecordPayment;
  readonly listOrders: ListOrders;
};

export function makeConfirmPayment(ports: ConfirmPaymentPorts): ConfirmPayment {
  const { checkouts, provider, clock, recordPayment, listOrders } = ports;
  return async (shopperId, payment) => {
    const checkout = await checkouts.ofShopper(shopperId, payment.checkoutId);
    if (checkout === undefined) return 'unknown-checkout';
    if (checkout.providerOrderId !== payment.providerOrderId || !provider.isSigned(payment)) return 'signature-wrong';
    const { paymentId, providerOrderId } = payment;
    const outcome = await recordPayment({ paymentId, providerOrderId }, timestamp(clock.now()));
    if (outcome === 'amount-differs') throw new Error('A payment without an amount was compared by its amount');
    return outcome === 'recorded' || outcome === 'already-recorded' ? listOrders(shopperId) : outcome;
  };
}
