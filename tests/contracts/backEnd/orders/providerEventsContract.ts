import { expect, it } from 'vitest';
import type { PaymentProviderSubject } from './PaymentProviderSubject.ts';

export function describeProviderEvents(subjectNow: () => PaymentProviderSubject): void {
  const order = (amount = 49_900) => subjectNow().provider.createOrder({ checkoutId: 'checkout-1', amount });

  it('reads the event of a captured payment', async () => {
    const subject = subjectNow();
    const providerOrderId = await order(79_920);
    const { paymentId } = await subject.pay(providerOrderId);
    const webhook = await subject.webhookOf(providerOrderId);
    const captured = { paymentId, providerOrderId, amount: 79_920 };
    expect(webhook.eventId).toMatch(/./);
    const payment = { ...captured, status: 'captured' };
    const event = { id: webhook.eventId, type: 'payment.captured', captured, payment };
    expect(subject.provider.readEvent(webhook)).toEqual(event);
  });

  it('reads the event of a failed payment, which captures nothing', async () => {
    const subject = subjectNow();
    const providerOrderId = await order();
    await subject.failToPay(providerOrderId);
    const webhook = await subject.webhookOf(providerOrderId);
    const [payment] = await subject.provider.payments(providerOrderId);
    expect(payment).toMatchObject({ providerOrderId, status: 'failed' });
    expect(subject.provider.readEvent(webhook)).toEqual({ id: webhook.eventId, type: 'payment.failed', payment });
  });

  it('gives a webhook without an id one that is the same when it is repeated', async () => {
    const subject = subjectNow();
    const idOf = async () => {
      const providerOrderId = await order();
      await subject.pay(providerOrderId);
      const webhook = { ...(await subject.webhookOf(providerOrderId)), eventId: undefined };
      const [first, repeated] = [subject.provider.readEvent(webhook), subject.provider.readEvent(webhook)];
      expect(first?.id).toMatch(/./);
      expect(repeated?.id).toBe(first?.id);
      return first?.id;
    };
    expect(await idOf()).not.toBe(await idOf());
  });

  it('reads no event from a body that the provider has not signed', async () => {
    const { provider, pay, webhookOf, signWebhook } = subjectNow();
    const providerOrderId = await order();
    const payment = await pay(providerOrderId);
    const webhook = await webhookOf(providerOrderId);
    const signatures = [undefined, '', 'junk', '₹', payment.signature, signWebhook(`${webhook.body} `)];
    for (const signature of signatures) expect(provider.readEvent({ ...webhook, signature })).toBeUndefined();
    for (const body of [`${webhook.body} `, webhook.body.replace('49900', '1'), '']) {
      expect(provider.readEvent({ ...webhook, body })).toBeUndefined();
    }
  });

  it.each(['', 'junk', '{', '[]', 'null', '"text"', '{}', '{"event":7}'])(
    'reads no event from the signed body %j',
    (body) => {
      const { provider, signWebhook } = subjectNow();
      expect(provider.readEvent({ body, signature: signWebhook(body), eventId: 'event-1' })).toBeUndefined();
    },
  );
}
