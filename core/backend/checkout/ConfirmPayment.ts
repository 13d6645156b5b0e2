import { timestamp } from '../../domain/time/timestamp.ts';
import type { ListOrders, OrderPage } from '../orders/ListOrders.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { ProviderUnavailable } from '../ports/orders/ForCollectingPayments.ts';
import type { Refusal } from '../ports/refusals/Refusal.ts';
import type { ReceivePayment, ReportedPayment } from './ReceivePayment.ts';

/** How long the shopper waits for the provider. */
const TIMEOUT_MS = 3_000;

/** What the provider gives the browser after a payment. */
export type SignedPayment = {
  readonly checkoutId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly signature: string;
};

/**
 * Makes the order of a payment that the provider has signed. The signature proves no money: the provider is asked, and the order stands
 * as payment pending until it has captured. Idempotent. Resolves with the shopper's newest orders.
 */
export type ConfirmPayment = (shopperId: string, payment: SignedPayment) => Promise<OrderPage | Refusal>;

export type ConfirmPaymentPorts = Pick<BackEndPorts, 'checkouts' | 'provider' | 'clock' | 'log'> & {
  readonly receivePayment: ReceivePayment;
  readonly listOrders: ListOrders;
};

export function makeConfirmPayment(ports: ConfirmPaymentPorts): ConfirmPayment {
  const { checkouts, provider, clock, receivePayment, listOrders } = ports;
  return async (shopperId, payment) => {
    const checkout = await checkouts.ofShopper(shopperId, payment.checkoutId);
    if (checkout === undefined) return 'unknown-checkout';
    if (checkout.providerOrderId !== payment.providerOrderId || !provider.isSigned(payment)) return 'signature-wrong';
    const outcome = await receivePayment(await reported(ports, payment), timestamp(clock.now()));
    if (outcome === 'failed') return 'payment-failed';
    return outcome === 'recorded' || outcome === 'already-recorded' ? listOrders(shopperId) : outcome;
  };
}

/** Resolves with the payment as the provider reports it or, when it does not, as the browser does. */
async function reported(
  { provider, log }: ConfirmPaymentPorts,
  { paymentId, providerOrderId }: SignedPayment,
): Promise<ReportedPayment> {
  try {
    const payments = await provider.payments(providerOrderId, { timeoutMs: TIMEOUT_MS });
    const found = payments.find((payment) => payment.paymentId === paymentId);
    if (found !== undefined) return found;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.error('The payment provider could not be asked for a payment', error, { paymentId });
  }
  return { paymentId, providerOrderId, status: 'unconfirmed' };
}
