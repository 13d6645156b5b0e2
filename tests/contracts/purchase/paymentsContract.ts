import { describe, expect, it } from 'vitest';
import type { PaymentProof } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { ForTakingPayment, PaymentRequest } from '../../../core/storefront/ports/orders/ForTakingPayment.ts';

export type PaymentsSubject = {
  readonly payments: ForTakingPayment;
  /** Whether the provider's window is open. */
  isOpen(): boolean;
  /** The shopper pays in the open window. */
  pay(): void;
  /** An attempt fails in the open window. Returns the provider's description. */
  fail(): string;
  dismiss(): void;
  /** The payment of the window that was dismissed last succeeds after all. */
  payLate(): void;
  /** From now on the provider cannot be reached. */
  makeUnavailable(): void;
};

const REQUEST: PaymentRequest = {
  amount: 79920,
  currency: 'INR',
  description: 'Order of 2 items',
  prefill: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
  address: 'Asha Rao, 12 Hill Road, Mumbai, Maharashtra, India, 400050',
};

export function describePaymentsContract(name: string, makeSubject: () => PaymentsSubject): void {
  const start = () => {
    const subject = makeSubject();
    const failures: string[] = [];
    const proofs: PaymentProof[] = [];
    const take = () =>
      subject.payments.take(REQUEST, {
        onFailedAttempt: (description) => failures.push(description),
        onPaid: (proof) => proofs.push(proof),
      });
    const opened = () => expect.poll(subject.isOpen).toBe(true);
    return { ...subject, failures, proofs, take, opened };
  };

  describe(`${name} takes payments`, () => {
    it('reports the proof of the payment before it resolves as paid', async () => {
      const { take, opened, pay, isOpen, failures, proofs } = start();
      const result = take();
      await opened();
      pay();
      expect(await result).toEqual({ outcome: 'paid' });
      expect(proofs).toEqual([{ paymentId: expect.stringMatching(/^pay_\w+$/) }]);
      expect(isOpen()).toBe(false);
      expect(failures).toEqual([]);
    });

    it('resolves as dismissed when the shopper closes the window', async () => {
      const { take, opened, dismiss, isOpen, proofs } = start();
      const result = take();
      await opened();
      dismiss();
      expect(await result).toEqual({ outcome: 'dismissed' });
      expect(isOpen()).toBe(false);
      expect(proofs).toEqual([]);
    });

    it('reports a payment that succeeds after the window was dismissed, once', async () => {
      const { take, opened, dismiss, payLate, proofs, failures } = start();
      const result = take();
      await opened();
      dismiss();
      expect(await result).toEqual({ outcome: 'dismissed' });
      payLate();
      await expect.poll(() => proofs).toEqual([{ paymentId: expect.stringMatching(/^pay_\w+$/) }]);
      expect(await result).toEqual({ outcome: 'dismissed' });
      expect(failures).toEqual([]);
    });

    it('reports each failed attempt with its description, stays open and may still be paid', async () => {
      const { take, opened, fail, pay, isOpen, failures } = start();
      const result = take();
      await opened();
      const descriptions = [fail(), fail()];
      expect(failures).toEqual(descriptions);
      expect(descriptions[0]).not.toBe('');
      expect(isOpen()).toBe(true);
      pay();
      expect(await result).toEqual({ outcome: 'paid' });
    });

    it('resolves as dismissed when the shopper closes the window after a failed attempt', async () => {
      const { take, opened, fail, dismiss, failures } = start();
      const result = take();
      await opened();
      fail();
      dismiss();
      expect(await result).toEqual({ outcome: 'dismissed' });
      expect(failures).toHaveLength(1);
    });

    it('resolves as unavailable, with a description, when the provider cannot be reached', async () => {
      const { take, makeUnavailable } = start();
      makeUnavailable();
      expect(await take()).toEqual({ outcome: 'unavailable', description: expect.stringMatching(/\w/) });
    });

    it('takes one payment after another, each with its own id', async () => {
      const { take, opened, pay, dismiss, proofs } = start();
      for (const act of [pay, dismiss, pay]) {
        const result = take();
        await opened();
        act();
        await result;
      }
      expect(new Set(proofs.map(({ paymentId }) => paymentId)).size).toBe(2);
      expect(proofs).toHaveLength(2);
    });
  });
}
