import { timestamp } from '../../domain/time/timestamp.ts';
import type { ReceiveRefund } from '../orders/ReceiveRefund.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ProviderEvent } from '../ports/orders/ForCollectingPayments.ts';
import type { ReceivePayment } from './ReceivePayment.ts';

/** Does what a stored event of the provider says, unless that is done. Rejects when it cannot be done now. */
export type ProcessProviderEvent = (eventId: string) => Promise<undefined>;

export type ProcessProviderEventPorts = Pick<
  BackEndPorts,
  'events' | 'checkouts' | 'payments' | 'jobs' | 'clock' | 'log'
> & {
  readonly receivePayment: ReceivePayment;
  readonly receiveRefund: ReceiveRefund;
};

export function makeProcessProviderEvent(ports: ProcessProviderEventPorts): ProcessProviderEvent {
  const { events, clock } = ports;
  return async (eventId) => {
    const event = await events.unprocessed(eventId);
    if (event === undefined) return undefined;
    await process(ports, event);
    await events.markProcessed(eventId, timestamp(clock.now()));
    return undefined;
  };
}

/** Only a capture is final. Events may come in any order, so that the provider is asked for the state of other payments. */
async function process(
  ports: ProcessProviderEventPorts,
  { id: eventId, payment, refund }: ProviderEvent,
): Promise<void> {
  const { checkouts, payments, jobs, clock, log, receivePayment, receiveRefund } = ports;
  const at = timestamp(clock.now());
  if (refund !== undefined) await receiveRefund(refund, at);
  if (payment === undefined) return;
  const { paymentId, providerOrderId } = payment;
  if (payment.status === 'captured') {
    // The confirmation of the browser usually comes first. A captured payment without a problem has its order.
    const known = await payments.payment(paymentId);
    if (known?.status === 'captured' && known.problem === undefined) return;
    const outcome = await receivePayment(payment, at);
    if (outcome === 'recorded') log.info('An event of the payment provider made an order', { eventId, paymentId });
    else if (outcome !== 'already-recorded')
      log.error('A captured payment makes no order', outcome, { eventId, paymentId });
    return;
  }
  const checkoutId = await checkouts.ofProviderOrder(providerOrderId);
  if (checkoutId !== undefined) await jobs.add({ topic: 'checkout', subject: checkoutId, runAt: at });
}
