import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeProcessProviderEvents } from './ProcessProviderEvents.ts';
import { makeTakeInProviderEvent } from './TakeInProviderEvent.ts';

/** A checkout that was paid, and the webhook of its payment. */
async function paid() {
  const fixture = await BackEndFixture.withCart('tee');
  const { ports } = fixture;
  const { providerOrderId } = (await fixture.startCheckout()).checkout;
  ports.provider.pay(providerOrderId);
  const webhook = ports.provider.webhook('payment.captured', providerOrderId);
  const processProviderEvents = makeProcessProviderEvents(fixture.parts);
  const takeIn = makeTakeInProviderEvent({ ...ports, processProviderEvents });
  return { fixture, ports, providerOrderId, webhook, takeIn };
}

describe('Taking in an event of the provider', () => {
  it('stores it and makes the order', async () => {
    const { fixture, ports, webhook, takeIn } = await paid();
    const now = timestamp(ports.clock.now());
    expect(await takeIn(webhook)).toEqual({ outcome: 'stored' });
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
    const [row] = ports.tables.events.values();
    expect(row).toMatchObject({ event: { id: webhook.eventId, type: 'payment.captured' }, addedAt: now, isDone: true });
  });

  it('stores an event although processing fails, and processes it with the next', async () => {
    const { fixture, ports, providerOrderId, webhook, takeIn } = await paid();
    vi.spyOn(ports.checkouts, 'lock').mockRejectedValueOnce(new Error('The database is gone'));
    expect(await takeIn(webhook)).toEqual({ outcome: 'stored' });
    expect(await fixture.orders()).toEqual([]);
    await takeIn(ports.provider.webhook('payment.failed', providerOrderId));
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

  it('rejects when it cannot be stored, so that the provider sends it again', async () => {
    const { ports, webhook, takeIn } = await paid();
    vi.spyOn(ports.events, 'add').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(takeIn(webhook)).rejects.toThrow('The database is gone');
  });
});
