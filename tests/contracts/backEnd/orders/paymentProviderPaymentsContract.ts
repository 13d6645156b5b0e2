import { expect, it } from 'vitest';
import { ProviderUnreachable } from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { PaymentProviderSubject } from './PaymentProviderSubject.ts';

/** The payments of an order of the provider. */
export function describeProviderPayments(subjectNow: () => PaymentProviderSubject): void {
  const order = (amount = 49_900) => subjectNow().provider.createOrder({ checkoutId: 'checkout-1', amount });

  it('has all payments of an order with their status', async () => {
    const { provider, failToPay, pay } = subjectNow();
    const [providerOrderId, other] = [await order(79_920), await order()];
    expect(await provider.payments(providerOrderId)).toEqual([]);
    await failToPay(providerOrderId);
    const { paymentId } = await pay(providerOrderId);
    await pay(other);
    const payments = await provider.payments(providerOrderId, { timeoutMs: 5_000 });
    const [failed, captured] = payments.toSorted((one, another) => another.status.localeCompare(one.status));
    expect(payments).toHaveLength(2);
    expect(failed).toEqual({ paymentId: expect.any(String), providerOrderId, amount: 79_920, status: 'failed' });
    expect(captured).toEqual({ paymentId, providerOrderId, amount: 79_920, status: 'captured' });
  });

  it.each([
    ['captured', (subject: PaymentProviderSubject, orderId: string) => subject.capture(orderId)],
    ['failed', (subject: PaymentProviderSubject, orderId: string) => subject.expire(orderId)],
  ] as const)('has an authorized payment that is %s later', async (status, end) => {
    const subject = subjectNow();
    const providerOrderId = await order();
    const { paymentId, signature } = await subject.authorize(providerOrderId);
    const payment = { paymentId, providerOrderId, amount: 49_900 };
    expect(subject.provider.isSigned({ providerOrderId, paymentId, signature })).toBe(true);
    expect(await subject.provider.payments(providerOrderId)).toEqual([{ ...payment, status: 'authorized' }]);
    expect(await subject.provider.capturedPayment(providerOrderId)).toBeUndefined();
    await end(subject, providerOrderId);
    expect(await subject.provider.payments(providerOrderId)).toEqual([{ ...payment, status }]);
    const webhook = await subject.webhookOf(providerOrderId);
    expect(subject.provider.readEvent(webhook)).toMatchObject({
      type: `payment.${status}`,
      payment: { paymentId, status },
    });
  });

  it('reads the event of an authorized payment, which captures nothing', async () => {
    const { provider, authorize, webhookOf } = subjectNow();
    const providerOrderId = await order();
    const { paymentId } = await authorize(providerOrderId);
    const webhook = await webhookOf(providerOrderId);
    const payment = { paymentId, providerOrderId, amount: 49_900, status: 'authorized' };
    expect(provider.readEvent(webhook)).toEqual({ id: webhook.eventId, type: 'payment.authorized', payment });
  });

  it('rejects too many calls with the time to wait', async () => {
    const { provider, setLimited } = subjectNow();
    const providerOrderId = await order();
    setLimited(true);
    const error = await provider.payments(providerOrderId).catch((cause) => cause);
    expect(error).toBeInstanceOf(ProviderUnreachable);
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
    setLimited(false);
    expect(await provider.payments(providerOrderId)).toEqual([]);
  });
}
