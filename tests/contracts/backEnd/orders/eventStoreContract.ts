import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { minute } from '../storeSamples.ts';

const payment = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 49_900, status: 'captured' } as const;
const refund = {
  providerRefundId: 'rfnd_1',
  paymentId: 'pay_1',
  refundId: 'refund-1',
  amount: 100,
  status: 'pending',
} as const;
const capture: ProviderEvent = { id: 'event-z', type: 'payment.captured', payment };

export function describeEventStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the events of the payment provider`, () => {
    const open = openStores(makeStores);

    it.each<ProviderEvent>([
      capture,
      { id: 'event-a', type: 'refund.created', refund },
      { id: 'event-b', type: 'order.notification' },
    ])('keeps an event with every field until it is processed (%j)', async (event) => {
      const { events } = open();
      expect(await events.unprocessed(event.id)).toBeUndefined();
      await events.add(event, minute(0));
      expect(await events.unprocessed(event.id)).toEqual(event);
      await events.markProcessed(event.id, minute(2));
      expect(await events.unprocessed(event.id)).toBeUndefined();
    });

    it('keeps the first of the events with one id, also when it is processed', async () => {
      const { events } = open();
      const again = { ...capture, type: 'order.paid', payment: { ...payment, paymentId: 'pay_2' } };
      await Promise.all(Array.from({ length: 10 }, () => events.add(capture, minute(0))));
      await events.add(again, minute(1));
      expect(await events.unprocessed(capture.id)).toEqual(capture);
      await events.markProcessed(capture.id, minute(2));
      await events.add(again, minute(3));
      expect(await events.unprocessed(capture.id)).toBeUndefined();
    });

    it('changes nothing for an unknown event', async () => {
      const { events } = open();
      await events.add(capture, minute(0));
      await events.markProcessed('unknown', minute(1));
      expect(await events.unprocessed(capture.id)).toEqual(capture);
    });
  });
}
