import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { ProviderUnreachable } from '../ports/orders/ForCollectingPayments.ts';
import { makeConfirmPayment } from './ConfirmPayment.ts';

/** A checkout of Asha's that she has paid, and what the provider gave her browser. */
async function paid() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  const { ports, asha } = fixture;
  const { checkout } = await fixture.startCheckout();
  const { paymentId, signature } = ports.provider.pay(checkout.providerOrderId);
  const payment = { checkoutId: checkout.id, providerOrderId: checkout.providerOrderId, paymentId, signature };
  return { fixture, ports, asha, checkout, payment, confirmPayment: makeConfirmPayment(fixture.parts) };
}

describe('A confirmation is refused', () => {
  it.each([
    ['unknown-checkout', { checkoutId: 'unknown' }],
    ['signature-wrong', { signature: 'forged' }],
    ['signature-wrong', { paymentId: 'pay_2' }],
  ])('as %s with %j', async (refusal, changes) => {
    const { fixture, asha, payment, confirmPayment } = await paid();
    expect(await confirmPayment(asha, { ...payment, ...changes })).toBe(refusal);
    expect(await fixture.orders()).toEqual([]);
    expect(await fixture.cart()).toEqual([
      ['tee', 1],
      ['cap', 1],
    ]);
  });

  it('with a second payment of the checkout', async () => {
    const { fixture, ports, asha, payment, confirmPayment } = await paid();
    await confirmPayment(asha, payment);
    const second = ports.provider.pay(payment.providerOrderId);
    expect(await confirmPayment(asha, { ...payment, ...second })).toBe('payment-has-another-order');
    expect(await fixture.orders()).toEqual([['order-1', 'pay_1']]);
  });

  it('when the checkout is deleted meanwhile', async () => {
    const { fixture, asha, payment } = await paid();
    const confirm = makeConfirmPayment({ ...fixture.parts, receivePayment: async () => 'unknown-checkout' });
    expect(await confirm(asha, payment)).toBe('unknown-checkout');
  });

  it('when the provider says that it failed', async () => {
    const { fixture, ports, asha, payment, confirmPayment } = await paid();
    const { paymentId, providerOrderId } = payment;
    const failed = { paymentId, providerOrderId, amount: 64_900, status: 'failed' } as const;
    vi.spyOn(ports.provider, 'payments').mockResolvedValue([failed]);
    expect(await confirmPayment(asha, payment)).toBe('payment-failed');
    expect(await fixture.orders()).toEqual([]);
  });
});

describe('A confirmation proves no money', () => {
  const statuses = async ({ fixture, asha }: Awaited<ReturnType<typeof paid>>) =>
    (await fixture.backEnd.listOrders(asha)).orders.map(({ status }) => status);

  it.each<[string, (ports: Awaited<ReturnType<typeof paid>>['ports']) => unknown]>([
    [
      'does not answer',
      ({ provider }) => vi.spyOn(provider, 'payments').mockRejectedValueOnce(new ProviderUnreachable('away')),
    ],
    ['does not know the payment yet', ({ provider }) => vi.spyOn(provider, 'payments').mockResolvedValueOnce([])],
  ])(
    'so that the order stands as payment pending while the provider %s, until it is asked again',
    async (_, disturb) => {
      const world = await paid();
      const { fixture, ports, asha, payment, confirmPayment } = world;
      disturb(ports);
      await confirmPayment(asha, payment);
      expect(await statuses(world)).toEqual(['payment-pending']);
      expect(await fixture.cart()).toEqual([]);
      await fixture.backEnd.runJobs();
      expect(await statuses(world)).toEqual(['placed']);
      await fixture.backEnd.runJobs();
      expect(ports.mail.sent.map(({ content }) => content.kind)).toEqual(['order-placed']);
    },
  );

  it('so that no order is placed of a payment that was never captured, until a later one is', async () => {
    const world = await paid();
    const { fixture, ports, asha, payment, confirmPayment } = world;
    const { providerOrderId } = payment;
    const authorized = { paymentId: payment.paymentId, providerOrderId, amount: 64_900, status: 'authorized' } as const;
    const reported = vi.spyOn(ports.provider, 'payments').mockResolvedValue([authorized]);
    await confirmPayment(asha, payment);
    for (let hours = 0; hours < 24; hours += 1) {
      ports.clock.advance(60 * 60_000);
      await fixture.backEnd.runJobs();
    }
    expect(await statuses(world)).toEqual(['payment-pending']);
    expect(ports.mail.sent).toEqual([]);
    const later = { ...authorized, paymentId: 'pay_later', status: 'captured' } as const;
    reported.mockResolvedValue([{ ...authorized, status: 'failed' }, later]);
    ports.clock.advance(24 * 60 * 60_000);
    await fixture.backEnd.runJobs();
    expect(await statuses(world)).toEqual(['placed']);
    expect(await fixture.orders()).toEqual([['order-1', 'pay_later']]);
  });

  it('so that the provider has three seconds to answer', async () => {
    const { ports, asha, payment, confirmPayment } = await paid();
    const asked = vi.spyOn(ports.provider, 'payments');
    await confirmPayment(asha, payment);
    expect(asked).toHaveBeenCalledWith(payment.providerOrderId, { timeoutMs: 3_000 });
  });
});
