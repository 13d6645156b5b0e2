import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { ProviderUnavailable, ProviderUnreachable } from '../ports/ForCollectingPayments.ts';
import { makeReconcile } from './Reconcile.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A checkout of each of these ages, in ms, that was paid without anybody telling the back-end. */
async function paid(...ages: readonly number[]) {
  const fixture = await BackEndFixture.withCart('tee');
  const { ports, asha } = fixture;
  const oldest = Math.max(0, ...ages);
  const start = ports.clock.now();
  for (const [at, age] of ages.toSorted((one, other) => other - one).entries()) {
    // Another cart is another checkout.
    if (at > 0) await fixture.backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
    ports.clock.advance(start + oldest - age - ports.clock.now());
    const { providerOrderId } = (await fixture.startCheckout()).checkout;
    ports.provider.pay(providerOrderId);
  }
  ports.clock.advance(start + oldest - ports.clock.now());
  const processProviderEvents = vi.fn(async () => undefined);
  return {
    fixture,
    ports,
    asha,
    processProviderEvents,
    reconcile: makeReconcile({ ...fixture.parts, processProviderEvents }),
  };
}

describe('Reconciling', () => {
  it('makes the order of a payment that was not reported', async () => {
    const { fixture, ports, reconcile } = await paid(11 * MINUTE);
    expect(await reconcile()).toEqual({ recorded: 1 });
    expect(await ports.orders.orders(fixture.asha)).toMatchObject([
      { orderId: 'order-1', paymentId: 'pay_1', paidAt: timestamp(ports.clock.now()) },
    ]);
    expect(await fixture.cart()).toEqual([]);
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(await fixture.orders()).toHaveLength(1);
    expect(ports.log.entries).toEqual([]);
  });

  it('asks for the checkouts from 10 minutes to 7 days old', async () => {
    const ages = [10 * MINUTE, 10 * MINUTE - 1_000, 7 * DAY, 7 * DAY + 1_000, 2 * DAY];
    const { fixture, reconcile } = await paid(...ages);
    expect(await reconcile()).toEqual({ recorded: 3 });
    const paidCheckouts = (await fixture.orders()).map(([orderId]) => orderId);
    expect(paidCheckouts).toEqual(['order-2', 'order-3', 'order-4']);
  });

  it('asks for each checkout once when it is called during a run, and again afterwards', async () => {
    const { ports, reconcile } = await paid();
    const open = vi.spyOn(ports.checkouts, 'open');
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(open).toHaveBeenCalledTimes(1);
    await reconcile();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('leaves a checkout open that was not paid', async () => {
    const { fixture, ports, reconcile } = await paid();
    await fixture.startCheckout();
    ports.clock.advance(11 * MINUTE);
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(await fixture.orders()).toEqual([]);
    expect(ports.log.entries).toEqual([]);
  });

  it('processes the stored events first, and asks for no checkout that they paid', async () => {
    const { fixture, ports, processProviderEvents, reconcile } = await paid(11 * MINUTE);
    const capturedPayment = vi.spyOn(ports.provider, 'capturedPayment');
    processProviderEvents.mockImplementationOnce(async () => {
      await fixture.parts.recordPayment({ paymentId: 'pay_1', providerOrderId: 'order_1' }, timestamp(0));
    });
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(await fixture.orders()).toHaveLength(1);
    expect(capturedPayment).not.toHaveBeenCalled();
  });

  it('stops when the provider cannot be reached, and asks again in the next run', async () => {
    const { fixture, ports, reconcile } = await paid(30 * MINUTE, 20 * MINUTE, 11 * MINUTE);
    const cause = new ProviderUnreachable('no answer');
    const captured = ports.provider.capturedPayment.bind(ports.provider);
    const capturedPayment = vi.spyOn(ports.provider, 'capturedPayment');
    capturedPayment.mockImplementationOnce(captured).mockRejectedValueOnce(cause);
    expect(await reconcile()).toEqual({ recorded: 1 });
    expect(capturedPayment).toHaveBeenCalledTimes(2);
    expect(ports.log.entries).toEqual([{ text: 'The payment provider cannot be reached', cause }]);
    expect(await reconcile()).toEqual({ recorded: 2 });
    expect(await fixture.orders()).toHaveLength(3);
  });

  it('goes on when the provider is unavailable for one checkout, which is logged', async () => {
    const { fixture, ports, reconcile } = await paid(20 * MINUTE, 11 * MINUTE);
    const cause = new ProviderUnavailable('no answer');
    vi.spyOn(ports.provider, 'capturedPayment').mockRejectedValueOnce(cause);
    expect(await reconcile()).toEqual({ recorded: 1 });
    expect(await fixture.orders()).toEqual([['order-2', 'pay_2']]);
    const details = { providerOrderId: 'order_1' };
    expect(ports.log.entries).toEqual([{ text: 'A checkout could not be reconciled', cause, details }]);
  });

  it('logs a captured payment that makes no order', async () => {
    const { fixture, ports, reconcile } = await paid(11 * MINUTE);
    const payment = { paymentId: 'pay_1', providerOrderId: 'order_1', amount: 1 };
    vi.spyOn(ports.provider, 'capturedPayment').mockResolvedValueOnce(payment);
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(await fixture.orders()).toEqual([]);
    const entry = {
      text: 'A captured payment makes no order',
      cause: 'amount-differs',
      details: { paymentId: 'pay_1' },
    };
    expect(ports.log.entries).toEqual([entry]);
  });

  it('neither counts nor logs an order that was made meanwhile', async () => {
    const { fixture, ports, processProviderEvents } = await paid(11 * MINUTE);
    const recordPayment = async () => 'already-recorded' as const;
    const reconcile = makeReconcile({ ...fixture.parts, processProviderEvents, recordPayment });
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(ports.log.entries).toEqual([]);
  });

  it('does not reject when the database is gone', async () => {
    const { ports, reconcile } = await paid(11 * MINUTE);
    const cause = new Error('The database is gone');
    vi.spyOn(ports.checkouts, 'open').mockRejectedValueOnce(cause);
    expect(await reconcile()).toEqual({ recorded: 0 });
    expect(ports.log.entries).toEqual([{ text: 'The open checkouts could not be read', cause }]);
  });
});
