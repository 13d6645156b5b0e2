import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { ProviderUnreachable } from '../ports/orders/ForCollectingPayments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The server looks for jobs so often. */
const TICK = 2_000;

type Ports = BackEndFixture['ports'];

/** Lets the provider answer so many questions about payments in each minute. */
function limitCalls({ provider, clock }: Ports, most: number) {
  const { payments } = provider;
  const calls = new Map<number, number>();
  return vi.spyOn(provider, 'payments').mockImplementation(async (providerOrderId) => {
    const minute = Math.floor(clock.now() / MINUTE);
    const count = calls.get(minute) ?? 0;
    if (count >= most) throw new ProviderUnreachable('Too many calls', { retryAfterSeconds: 60 });
    calls.set(minute, count + 1);
    return payments.call(provider, providerOrderId);
  });
}

/** Adds open checkouts of Asha that nobody pays, each with its job. */
async function addUnpaid(fixture: BackEndFixture, count: number): Promise<void> {
  const { ports } = fixture;
  const { checkout } = await fixture.startCheckout();
  for (let number = 1; number < count; number += 1) {
    const id = `unpaid-${number}`;
    await ports.checkouts.add({ ...checkout, id, providerOrderId: `order_unpaid_${number}` });
    await ports.jobs.add({ topic: 'checkout', subject: id, runAt: checkout.expiresAt });
  }
}

/** Meher pays a checkout, and neither her browser nor a webhook says so. */
async function payUnreported(fixture: BackEndFixture): Promise<string> {
  const meher = await fixture.another();
  await fixture.ports.addresses.add(meher, anAddress({ key: 'flat' }));
  await fixture.backEnd.changeCart(meher, { type: 'add', productKey: 'tee' });
  const started = await fixture.backEnd.startCheckout(meher, { addressId: 'flat' });
  const { checkout } = started as Exclude<typeof started, string | { readonly invalid: unknown }>;
  fixture.ports.provider.pay(checkout.providerOrderId);
  return checkout.id;
}

describe('A payment that nobody reports', () => {
  it('gets its order within three minutes behind 99 unpaid checkouts of another shopper, of a provider that allows 50 calls a minute', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports, backEnd } = fixture;
    await addUnpaid(fixture, 99);
    ports.clock.advance(1000);
    const id = await payUnreported(fixture);
    ports.clock.advance(15 * MINUTE);
    const asked = limitCalls(ports, 50);
    let waited = 0;
    for (; waited < 10 * MINUTE && (await ports.orders.order(id)) === undefined; waited += TICK) {
      await backEnd.runJobs();
      ports.clock.advance(TICK);
    }
    expect(await ports.orders.order(id)).toMatchObject({ standing: 'placed' });
    expect(waited).toBeLessThanOrEqual(3 * MINUTE);
    // Nobody was asked about again and again while others waited.
    const ofUnpaid = asked.mock.calls.filter(([of]) => of === 'order_unpaid_1');
    expect(ofUnpaid.length).toBeLessThanOrEqual(2);
  });

  it('gets its order up to 14 days later', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports, backEnd } = fixture;
    const { checkout } = await fixture.startCheckout();
    for (let days = 0; days < 13; days += 0.5) {
      ports.clock.advance(DAY / 2);
      await backEnd.runJobs();
    }
    expect(await fixture.orders()).toEqual([]);
    ports.provider.pay(checkout.providerOrderId);
    ports.clock.advance(DAY / 2);
    await backEnd.runJobs();
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });
});

describe('A checkout that nobody pays', () => {
  it('is asked about less and less often, and not after 14 days', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports, backEnd } = fixture;
    await fixture.startCheckout();
    const asked = vi.spyOn(ports.provider, 'payments');
    const perDay: number[] = [];
    for (let day = 0; day < 16; day += 1) {
      const before = asked.mock.calls.length;
      for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
        ports.clock.advance(5 * MINUTE);
        await backEnd.runJobs();
      }
      perDay.push(asked.mock.calls.length - before);
    }
    expect(perDay[0]).toBeLessThan(40);
    expect(perDay.slice(5, 13)).toEqual(Array(8).fill(2));
    expect(perDay.slice(-1)).toEqual([0]);
    expect(await ports.jobs.list()).toEqual([]);
  });
});

describe('An order whose payment the provider never decides about', () => {
  it('is cancelled after 14 days, and its pieces are free again', async () => {
    const fixture = await BackEndFixture.withCart('tee');
    const { ports, backEnd, asha } = fixture;
    await backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 2 }], 'shop');
    const { checkout } = await fixture.startCheckout();
    const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.providerOrderId);
    vi.spyOn(ports.provider, 'payments').mockResolvedValue([]);
    await backEnd.confirmPayment(asha, { checkoutId: checkout.id, paymentId, providerOrderId, signature });
    for (let days = 0; days < 13; days += 1) {
      ports.clock.advance(DAY);
      await backEnd.runJobs();
    }
    expect(await ports.orders.order(checkout.id)).toMatchObject({ standing: 'payment-pending' });
    ports.clock.advance(2 * DAY);
    await backEnd.runJobs();
    expect(await ports.orders.order(checkout.id)).toMatchObject({
      standing: 'cancelled',
      cancelledFor: 'payment-failed',
    });
    expect(await ports.stock.levels(['tee'])).toEqual([{ sku: 'tee', onHand: 2, held: 0 }]);
    // Money that comes later still goes back.
    await fixture.recordPayment({ paymentId, providerOrderId }, timestamp(ports.clock.now()));
    expect(await ports.refunds.ofOrder(checkout.id)).toMatchObject([{ amount: 49_900, status: 'requested' }]);
  });
});
