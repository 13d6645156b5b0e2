import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../../../core/backend/ports/ForCollectingPayments.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { minute } from './storeSamples.ts';

const captured = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 49_900 };
const capture: ProviderEvent = { id: 'event-z', type: 'payment.captured', captured };
const failure: ProviderEvent = { id: 'event-a', type: 'payment.failed' };

export function describeEventStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the events of the payment provider`, () => {
    const open = openStores(makeStores);

    it('keeps an event with every field until it is processed', async () => {
      const { events } = open();
      expect(await events.unprocessed()).toEqual([]);
      expect(await events.add(capture, minute(0))).toBe('added');
      expect(await events.add(failure, minute(1))).toBe('added');
      expect(await events.unprocessed()).toEqual([capture, failure]);
      await events.markAttempt(capture.id, minute(2), true);
      expect(await events.unprocessed()).toEqual([failure]);
    });

    it('keeps the first of the events with one id, also when it is processed', async () => {
      const { events } = open();
      const again = { ...capture, type: 'order.paid', captured: { ...captured, paymentId: 'pay_2' } };
      const added = await Promise.all(Array.from({ length: 10 }, () => events.add(capture, minute(0))));
      expect(added.toSorted()).toEqual(['added', ...Array(9).fill('already-added')]);
      expect(await events.add(again, minute(1))).toBe('already-added');
      expect(await events.unprocessed()).toEqual([capture]);
      await events.markAttempt(capture.id, minute(2), true);
      expect(await events.add(again, minute(3))).toBe('already-added');
      expect(await events.unprocessed()).toEqual([]);
    });

    it('returns an event again after an attempt that failed, behind those with fewer attempts', async () => {
      const { events } = open();
      await events.add(capture, minute(0));
      await events.markAttempt(capture.id, minute(1), false);
      expect(await events.unprocessed()).toEqual([capture]);
      await events.add(failure, minute(2));
      expect(await events.unprocessed()).toEqual([failure, capture]);
    });

    it('changes nothing for an attempt of an unknown event', async () => {
      const { events } = open();
      await events.add(capture, minute(0));
      await events.markAttempt('unknown', minute(1), true);
      expect(await events.unprocessed()).toEqual([capture]);
    });

    it('returns at most 100 events, the oldest first', async () => {
      const { events } = open();
      const ids = Array.from({ length: 101 }, (_, index) => `event-${(index * 7) % 101}`);
      for (const [index, id] of ids.toReversed().entries()) await events.add({ ...capture, id }, minute(500 - index));
      expect((await events.unprocessed()).map(({ id }) => id)).toEqual(ids.slice(0, 100));
    });
  });
}
