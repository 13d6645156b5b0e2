import { describe, expect, it, vi } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ProviderEvent } from '../ports/ForCollectingPayments.ts';
import { makeProcessProviderEvents } from './ProcessProviderEvents.ts';

/** A checkout of Asha's with the stored event of its payment. */
async function stored(changes: Partial<ProviderEvent> = {}) {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  const { ports } = fixture;
  const { checkout } = await fixture.startCheckout();
  const { paymentId, providerOrderId, amount } = ports.provider.pay(checkout.providerOrderId);
  const captured = { paymentId, providerOrderId, amount };
  await add(ports, { id: 'event-1', type: 'payment.captured', captured, ...changes });
  return { fixture, ports, captured, process: makeProcessProviderEvents(fixture.parts) };
}

const add = ({ events, clock }: MemoryBackEndPorts, event: ProviderEvent) => events.add(event, timestamp(clock.now()));

describe('Processing the stored events', () => {
  it('makes the order of a captured payment, which is logged', async () => {
    const { fixture, ports, captured, process } = await stored();
    ports.clock.advance(60_000);
    await process();
    const order = { orderId: 'order-1', paymentId: 'pay_1', paidAt: timestamp(ports.clock.now()) };
    expect(await ports.orders.orders(fixture.asha)).toMatchObject([order]);
    expect(await fixture.cart()).toEqual([]);
    expect(await ports.events.unprocessed()).toEqual([]);
    const details = { eventId: 'event-1', paymentId: captured.paymentId };
    expect(ports.log.entries).toEqual([{ text: 'An event of the payment provider made an order', details }]);
  });

  it('processes an event once when several are taken in at once', async () => {
    const { fixture, ports, captured, process } = await stored();
    const mark = vi.spyOn(ports.events, 'markAttempt');
    const first = process();
    const later = ['event-2', 'event-3'].map(async (id) => {
      await add(ports, { id, type: 'order.paid', captured });
      await process();
      expect(ports.tables.events.get(id)).toMatchObject({ isDone: true });
    });
    await Promise.all([first, ...later]);
    expect(mark.mock.calls.map(([id]) => id)).toEqual(['event-1', 'event-2', 'event-3']);
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

  it('ignores an event that captured nothing', async () => {
    const { fixture, ports, process } = await stored();
    await process();
    await add(ports, { id: 'event-2', type: 'payment.failed' });
    await process();
    expect(await fixture.orders()).toHaveLength(1);
    expect(await ports.events.unprocessed()).toEqual([]);
    expect(ports.log.entries).toHaveLength(1);
  });

  it.each([
    ['amount-differs', { amount: 64_899 }],
    ['unknown-checkout', { providerOrderId: 'order_9' }],
  ])('logs a captured payment that makes no order (%s), once', async (outcome, changes) => {
    const captured = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 64_900, ...changes };
    const { fixture, ports, process } = await stored({ captured });
    await process();
    await process();
    expect(await fixture.orders()).toEqual([]);
    const details = { eventId: 'event-1', paymentId: 'pay_1' };
    expect(ports.log.entries).toEqual([{ text: 'A captured payment makes no order', cause: outcome, details }]);
  });

  it('tries an event that fails again next time', async () => {
    const { fixture, ports, process } = await stored();
    const gone = new Error('The database is gone');
    vi.spyOn(ports.checkouts, 'lock').mockRejectedValueOnce(gone);
    await process();
    expect(await fixture.orders()).toEqual([]);
    expect(await ports.events.unprocessed()).toMatchObject([{ id: 'event-1' }]);
    const text = 'An event of the payment provider could not be processed';
    expect(ports.log.entries).toEqual([{ text, cause: gone, details: { eventId: 'event-1' } }]);
    await process();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    expect(await ports.events.unprocessed()).toEqual([]);
  });

  it('goes on with the next event when one fails, and counts the attempt', async () => {
    const { fixture, ports, process } = await stored({ captured: { paymentId: 'x', providerOrderId: 'x', amount: 1 } });
    const captured = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 64_900 };
    await add(ports, { id: 'event-2', type: 'payment.captured', captured });
    vi.spyOn(ports.checkouts, 'lock').mockRejectedValueOnce(new Error('The database is gone'));
    await process();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    expect(ports.tables.events.get('event-1')).toMatchObject({ attempts: 1, isDone: false });
    expect(ports.tables.events.get('event-2')).toMatchObject({ attempts: 1, isDone: true });
  });

  it('does not reject when the database is gone', async () => {
    const { fixture, ports, process } = await stored();
    const gone = new Error('The database is gone');
    const unprocessed = vi.spyOn(ports.events, 'unprocessed').mockRejectedValueOnce(gone);
    await process();
    const text = 'The stored events of the payment provider could not be read';
    expect(ports.log.entries).toEqual([{ text, cause: gone }]);
    unprocessed.mockRestore();
    vi.spyOn(ports.events, 'markAttempt').mockRejectedValue(gone);
    await process();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });
});
