import { describe, expect, it, vi } from 'vitest';
import { MemoryProvider } from '../../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';

/** A checkout that was paid, and the webhook of its payment. */
async function paid() {
  const fixture = await BackEndFixture.withCart('tee');
  const { ports, backEnd } = fixture;
  const { providerOrderId } = (await fixture.startCheckout()).checkout;
  ports.provider.pay(providerOrderId);
  const webhook = ports.provider.webhook('payment.captured', providerOrderId);
  const { takeInProviderEvent: takeIn, runJobs } = backEnd;
  return { fixture, ports, providerOrderId, webhook, takeIn, runJobs };
}

describe('Taking in an event of the provider', () => {
  it('stores it, and its job makes the order', async () => {
    const { fixture, ports, webhook, takeIn, runJobs } = await paid();
    const now = timestamp(ports.clock.now());
    expect(await takeIn(webhook)).toEqual({ outcome: 'stored' });
    expect(await fixture.orders()).toEqual([]);
    await runJobs();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    const [row] = ports.tables.events.values();
    expect(row).toMatchObject({ event: { id: webhook.eventId, type: 'payment.captured' }, addedAt: now, isDone: true });
  });

  it('leaves a payment alone that the browser has confirmed', async () => {
    const { fixture, ports, providerOrderId, webhook, takeIn, runJobs } = await paid();
    await fixture.recordPayment({ providerOrderId, paymentId: 'pay_1' }, timestamp(ports.clock.now()));
    const transactions = vi.spyOn(ports.transactions, 'within');
    await takeIn(webhook);
    expect(transactions).toHaveBeenCalledTimes(1);
    await runJobs();
    expect(ports.tables.events.get(webhook.eventId ?? '')).toMatchObject({ isDone: true });
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

  it('processes an event again whose processing has failed', async () => {
    const { fixture, ports, webhook, takeIn, runJobs } = await paid();
    await takeIn(webhook);
    vi.spyOn(ports.transactions, 'within').mockRejectedValueOnce(new Error('The database is gone'));
    await runJobs();
    expect(await fixture.orders()).toEqual([]);
    ports.clock.advance(10_000);
    await runJobs();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

  it.each([
    ['amount-differs', { amount: 1 }],
    ['unknown-checkout', { providerOrderId: 'order_9' }],
  ])('logs a captured payment that makes no order, and keeps it with its problem (%s)', async (problem, changes) => {
    const { fixture, ports, takeIn, runJobs } = await paid();
    const payment = { paymentId: 'pay_9', providerOrderId: 'order_1', amount: 49_900, status: 'captured', ...changes };
    const body = JSON.stringify({ type: 'payment.captured', payment });
    await takeIn({ body, signature: MemoryProvider.sign(body), eventId: 'event-9' });
    await takeIn({ body, signature: MemoryProvider.sign(body), eventId: 'event-9' });
    await runJobs();
    expect(await fixture.orders()).toEqual([]);
    const details = { eventId: 'event-9', paymentId: 'pay_9' };
    expect(ports.log.entries).toEqual([{ text: 'A captured payment makes no order', cause: problem, details }]);
    expect(await ports.payments.problems()).toMatchObject([{ ...payment, problem, refunded: 0 }]);
  });

  it('asks the provider about a payment that is authorized, since events may be late', async () => {
    const { fixture, ports, takeIn, runJobs } = await paid();
    const body = JSON.stringify({
      type: 'payment.authorized',
      payment: { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 49_900, status: 'authorized' },
    });
    await takeIn({ body, signature: MemoryProvider.sign(body), eventId: 'event-9' });
    expect(await fixture.orders()).toEqual([]);
    await runJobs();
    await runJobs();
    expect(await ports.orders.order('order-1')).toMatchObject({ standing: 'placed' });
  });

  it('rejects when it cannot be stored, so that the provider sends it again', async () => {
    const { ports, webhook, takeIn } = await paid();
    vi.spyOn(ports.events, 'add').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(takeIn(webhook)).rejects.toThrow('The database is gone');
  });
});
