import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
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
    const confirm = makeConfirmPayment({ ...fixture.parts, recordPayment: async () => 'unknown-checkout' });
    expect(await confirm(asha, payment)).toBe('unknown-checkout');
  });

  it('by an exception when the amount is compared that nobody gave', async () => {
    const { fixture, asha, payment } = await paid();
    const confirm = makeConfirmPayment({ ...fixture.parts, recordPayment: async () => 'amount-differs' });
    await expect(confirm(asha, payment)).rejects.toThrow('A payment without an amount was compared by its amount');
  });
});
