import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnreachable } from '../../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { PaymentProviderSubject } from './PaymentProviderSubject.ts';
import { describeProviderPayments } from './paymentProviderPaymentsContract.ts';
import { describeProviderRefunds } from './paymentProviderRefundsContract.ts';
import { describeProviderEvents } from './providerEventsContract.ts';

export function describePaymentProviderContract(name: string, make: () => Promise<PaymentProviderSubject>): void {
  describe(`${name} collects payments`, () => {
    let subject: PaymentProviderSubject;
    const order = (checkoutId = 'checkout-1', amount = 49_900) => subject.provider.createOrder({ checkoutId, amount });
    beforeAll(async () => {
      subject = await make();
    });
    afterAll(() => subject.close());

    it('has a public key and a script for the browser', () => {
      expect(subject.provider.publicKey).toMatch(/./);
      expect(URL.canParse(subject.provider.scriptUrl, 'https://shop.test')).toBe(true);
    });

    it('creates an order each time', async () => {
      const ids = [await order(), await order(), await order('checkout-2', 100)];
      expect(new Set(ids).size).toBe(3);
      expect(ids.every((id) => id.length > 0)).toBe(true);
    });

    it('finds the captured payment of an order, after an attempt that failed', async () => {
      const [id, other] = [await order('checkout-1', 79_920), await order('checkout-2', 100)];
      expect(await subject.provider.capturedPayment(id)).toBeUndefined();
      await subject.failToPay(id);
      expect(await subject.provider.capturedPayment(id)).toBeUndefined();
      const { paymentId } = await subject.pay(id);
      const captured = { paymentId, providerOrderId: id, amount: 79_920 };
      expect(await subject.provider.capturedPayment(id)).toEqual(captured);
      expect(await subject.provider.capturedPayment(other)).toBeUndefined();
    });

    it('signs each payment of each order', async () => {
      const [providerOrderId, other] = [await order(), await order()];
      const { paymentId, signature } = await subject.pay(providerOrderId);
      const others = await subject.pay(other);
      const isSigned = (changes: object) =>
        subject.provider.isSigned({ providerOrderId, paymentId, signature, ...changes });
      expect(isSigned({})).toBe(true);
      expect(isSigned({ providerOrderId: other, ...others })).toBe(true);
      expect(isSigned({ providerOrderId: other })).toBe(false);
      expect(isSigned({ paymentId: others.paymentId })).toBe(false);
      for (const wrong of ['', 'junk', '₹', `${signature}0`, signature.slice(0, -1), others.signature]) {
        expect(isSigned({ signature: wrong })).toBe(false);
      }
    });

    it('rejects while the provider does not answer, and still checks signatures', async () => {
      const providerOrderId = await order();
      const payment = await subject.pay(providerOrderId);
      subject.setAvailable(false);
      const { provider } = subject;
      await expect(order()).rejects.toThrow(ProviderUnreachable);
      await expect(provider.capturedPayment(providerOrderId)).rejects.toThrow(ProviderUnreachable);
      expect(provider.isSigned({ providerOrderId, ...payment })).toBe(true);
      subject.setAvailable(true);
      expect(await provider.capturedPayment(providerOrderId)).toMatchObject({ paymentId: payment.paymentId });
    });

    describeProviderPayments(() => subject);
    describeProviderRefunds(() => subject);
    describeProviderEvents(() => subject);
  });
}
