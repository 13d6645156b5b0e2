import { describe, expect, it } from 'vitest';
import type { ForTakingPayment, PaymentRequest } from '../../core/storefront/ports/ForTakingPayment.ts';

export type PaymentsSubject = {
  readonly payments: ForTakingPayment;
  /** The checkout is before the shopper's eyes. */
  isOpen(): boolean;
  /** The shopper's doings in the open checkout. */
  pay(): void;
  /** Answers the description that the provider gives. */
  fail(): string;
  dismiss(): void;
  /** From now on the provider cannot be had. */
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
    const take = () => subject.payments.take(REQUEST, (description) => failures.push(description));
    const opened = () => expect.poll(subject.isOpen).toBe(true);
    return { ...subject, failures, take, opened };
  };

  describe(`${name} takes payments`, () => {
    it('is paid, with the name of the payment, when the shopper pays', async () => {
      const { take, opened, pay, isOpen, failures } = start();
      const result = take();
      await opened();
      pay();
      expect(await result).toEqual({ outcome: 'paid', paymentId: expect.stringMatching(/^pay_\w+$/) });
      expect(isOpen()).toBe(false);
      expect(failures).toEqual([]);
    });

    it('is dismissed when the shopper closes the checkout', async () => {
      const { take, opened, dismiss, isOpen } = start();
      const result = take();
      await opened();
      dismiss();
      expect(await result).toEqual({ outcome: 'dismissed' });
      expect(isOpen()).toBe(false);
    });

    it('tells of each failed attempt with the description, stays open and may still be paid', async () => {
      const { take, opened, fail, pay, isOpen, failures } = start();
      const result = take();
      await opened();
      const told = [fail(), fail()];
      expect(failures).toEqual(told);
      expect(told[0]).not.toBe('');
      expect(isOpen()).toBe(true);
      pay();
      expect(await result).toMatchObject({ outcome: 'paid' });
    });

    it('is dismissed when the shopper gives up after a failed attempt', async () => {
      const { take, opened, fail, dismiss, failures } = start();
      const result = take();
      await opened();
      fail();
      dismiss();
      expect(await result).toEqual({ outcome: 'dismissed' });
      expect(failures).toHaveLength(1);
    });

    it('is unavailable, with a description, when the provider cannot be had', async () => {
      const { take, makeUnavailable } = start();
      makeUnavailable();
      expect(await take()).toEqual({ outcome: 'unavailable', description: expect.stringMatching(/\w/) });
    });

    it('refuses a second payment while one is open and leaves the first alone', async () => {
      const { take, opened, pay } = start();
      const first = take();
      await opened();
      expect(await take()).toMatchObject({ outcome: 'unavailable' });
      pay();
      expect(await first).toMatchObject({ outcome: 'paid' });
    });

    it('takes one payment after another, each with its own name', async () => {
      const { take, opened, pay, dismiss } = start();
      const first = take();
      await opened();
      pay();
      const paid = await first;
      const second = take();
      await opened();
      dismiss();
      expect(await second).toEqual({ outcome: 'dismissed' });
      const third = take();
      await opened();
      pay();
      const paidAgain = await third;
      expect([paid.outcome, paidAgain.outcome]).toEqual(['paid', 'paid']);
      expect(paidAgain).not.toEqual(paid);
    });
  });
}
