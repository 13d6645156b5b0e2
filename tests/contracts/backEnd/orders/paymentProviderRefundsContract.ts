import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { ProviderUnreachable, RefundRefused } from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { PaymentProviderSubject } from './PaymentProviderSubject.ts';

const AMOUNT = 49_900;

/** The refunds of a payment. */
export function describeProviderRefunds(subjectNow: () => PaymentProviderSubject): void {
  afterEach(() => subjectNow().setRefunds('processed'));
  describePartialRefunds(subjectNow);
  describeRepeatedRefunds(subjectNow);
  describeRefusedRefunds(subjectNow);
  describePendingRefunds(subjectNow);
}

type SubjectNow = () => PaymentProviderSubject;

/** Pays a new order. Resolves with its payment and a function that refunds a part of it. */
async function pay(subject: PaymentProviderSubject) {
  const { provider } = subject;
  const providerOrderId = await provider.createOrder({ checkoutId: 'checkout-1', amount: AMOUNT });
  const { paymentId } = await subject.pay(providerOrderId);
  const refund = (amount: number, refundId: string = randomUUID()) => provider.refund({ refundId, paymentId, amount });
  return { provider, providerOrderId, paymentId, refund };
}

function describePartialRefunds(subjectNow: SubjectNow): void {
  it('gives back parts of a payment, which stays captured', async () => {
    const { provider, providerOrderId, paymentId, refund } = await pay(subjectNow());
    const refundId = randomUUID();
    expect(await provider.refunds(paymentId)).toEqual([]);
    const first = await refund(20_000, refundId);
    const made = { paymentId, refundId, amount: 20_000, status: 'processed' };
    expect(first).toEqual({ ...made, providerRefundId: expect.stringMatching(/./) });
    const rest = await refund(AMOUNT - 20_000);
    expect(rest.providerRefundId).not.toBe(first.providerRefundId);
    const refunds = await provider.refunds(paymentId);
    expect(refunds).toHaveLength(2);
    expect(refunds).toEqual(expect.arrayContaining([first, rest]));
    const payment = { paymentId, providerOrderId, amount: AMOUNT, status: 'captured' };
    expect(await provider.payments(providerOrderId)).toEqual([payment]);
  });
}

function describeRepeatedRefunds(subjectNow: SubjectNow): void {
  it('gives back once when a refund is repeated', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    const refundId = randomUUID();
    const first = await refund(20_000, refundId);
    expect(await refund(20_000, refundId)).toEqual(first);
    await expect(refund(10_000, refundId)).rejects.toThrow(RefundRefused);
    expect(await provider.refunds(paymentId)).toEqual([first]);
  });

  it('makes a refund whose answer is lost, and answers when it is repeated', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    const refundId = randomUUID();
    subjectNow().setRefunds('lost-answer');
    await expect(refund(AMOUNT, refundId)).rejects.toThrow(ProviderUnreachable);
    const refunds = await provider.refunds(paymentId);
    expect(refunds).toMatchObject([{ refundId, amount: AMOUNT }]);
    expect([await refund(AMOUNT, refundId)]).toEqual(refunds);
  });
}

function describeRefusedRefunds(subjectNow: SubjectNow): void {
  it('refuses more than what was captured and is not given back', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    await expect(refund(AMOUNT + 1)).rejects.toThrow(RefundRefused);
    await refund(AMOUNT - 100);
    await expect(refund(101)).rejects.toThrow(RefundRefused);
    await refund(100);
    expect(await provider.refunds(paymentId)).toHaveLength(2);
  });

  it.each(['failed', 'authorized'] as const)('refuses a refund of a payment that is %s', async (status) => {
    const { provider, authorize, failToPay } = subjectNow();
    const orderId = await provider.createOrder({ checkoutId: 'checkout-1', amount: AMOUNT });
    await (status === 'failed' ? failToPay : authorize)(orderId);
    const paymentId = (await provider.payments(orderId))[0]?.paymentId ?? '';
    await expect(provider.refund({ refundId: randomUUID(), paymentId, amount: 100 })).rejects.toThrow(RefundRefused);
  });

  it('refuses a refund while the balance of the shop is too low', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    subjectNow().setRefunds('insufficient-balance');
    const refusal = refund(AMOUNT);
    await expect(refusal).rejects.toThrow(RefundRefused);
    await expect(refusal).rejects.toThrow(/enough balance/);
    expect(await provider.refunds(paymentId)).toEqual([]);
    subjectNow().setRefunds('processed');
    expect(await refund(AMOUNT)).toMatchObject({ status: 'processed' });
  });
}

function describePendingRefunds(subjectNow: SubjectNow): void {
  it.each(['processed', 'failed'] as const)('has a pending refund that is %s later', async (status) => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    const subject = subjectNow();
    const refundId = randomUUID();
    subject.setRefunds('pending');
    const pending = await refund(AMOUNT, refundId);
    expect(pending.status).toBe('pending');
    const created = await subject.refundWebhookOf(refundId);
    expect(provider.readEvent(created)).toEqual({ id: created.eventId, type: 'refund.created', refund: pending });
    await expect(refund(100)).rejects.toThrow(RefundRefused);
    await subject.settleRefunds(status);
    expect(await provider.refunds(paymentId)).toEqual([{ ...pending, status }]);
    const settled = provider.readEvent(await subject.refundWebhookOf(refundId));
    expect(settled).toMatchObject({ type: `refund.${status}`, refund: { ...pending, status } });
    expect(settled?.payment).toBeUndefined();
  });

  it('gives back with a new id what a failed refund did not', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    subjectNow().setRefunds('failed');
    expect(await refund(AMOUNT)).toMatchObject({ status: 'failed' });
    subjectNow().setRefunds('processed');
    expect(await refund(AMOUNT)).toMatchObject({ status: 'processed' });
    expect(await provider.refunds(paymentId)).toHaveLength(2);
  });

  it('rejects a refund while the provider does not answer', async () => {
    const { provider, paymentId, refund } = await pay(subjectNow());
    subjectNow().setAvailable(false);
    await expect(refund(AMOUNT)).rejects.toThrow(ProviderUnreachable);
    await expect(provider.refunds(paymentId)).rejects.toThrow(ProviderUnreachable);
    subjectNow().setAvailable(true);
    expect(await provider.refunds(paymentId)).toEqual([]);
  });
}
