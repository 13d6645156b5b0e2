import { beforeEach, describe, expect, it } from 'vitest';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { amountDue } from '../../../../core/domain/orders/CheckoutDraft.ts';
import type { BackEndStoreSubject } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { aLine, jacket, minute, register, stock } from '../storeSamples.ts';

const lines = [aLine()];
const checkout = aCheckout({ lines });
const others = Array.from({ length: 10 }, (_, index) => aCheckout({ id: `other-${index}`, lines }));
const { providerOrderId } = checkout;

/** What many confirmations at once do. The cart has 15 of the product; each checkout is of one. */
export function describeConfirmationRaces(open: () => BackEndStoreSubject): void {
  describe('Many payments confirmed at once', () => {
    let stores: StoreCalls;
    let asha: string;
    const orders = async () => {
      const found = await stores.orders.orders(asha);
      return found.map(({ orderId }) => orderId).toSorted();
    };
    beforeEach(async () => {
      stores = callsOf(open());
      await stock(stores);
      asha = await register(stores);
      await stores.carts.add(asha, jacket.key, minute(0));
      for (let step = 1; step < 15; step += 1) await stores.carts.step(asha, jacket.key, 1, minute(0));
      for (const each of [checkout, ...others]) await stores.checkouts.add(each);
    });

    it('make one order when 30 are the same payment, with and without its amount', async () => {
      const amounts = Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0 ? {} : { amount: amountDue(checkout.draft) },
      );
      const outcomes = await Promise.all(
        amounts.map((amount) => stores.recordPayment({ paymentId: 'pay_1', providerOrderId, ...amount }, minute(1))),
      );
      expect(outcomes.toSorted()).toEqual([...Array(29).fill('already-recorded'), 'recorded']);
      expect(await orders()).toEqual(['checkout-1']);
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 14 })]);
    });

    it('make one order when they are different payments of one checkout', async () => {
      const paymentIds = Array.from({ length: 10 }, (_, index) => `pay_${index}`);
      const outcomes = await Promise.all(
        paymentIds.map((paymentId) => stores.recordPayment({ paymentId, providerOrderId }, minute(1))),
      );
      expect(outcomes.toSorted()).toEqual([...Array(9).fill('payment-has-another-order'), 'recorded']);
      expect(await orders()).toEqual(['checkout-1']);
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 14 })]);
    });

    it('make one order when one payment is reported for several checkouts', async () => {
      const outcomes = await Promise.all(
        others.map((other) =>
          stores.recordPayment({ paymentId: 'pay_1', providerOrderId: other.providerOrderId }, minute(1)),
        ),
      );
      expect(outcomes.toSorted()).toEqual([...Array(9).fill('payment-has-another-order'), 'recorded']);
      expect(await orders()).toHaveLength(1);
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 14 })]);
    });

    it('lose no change of the cart that is made at the same time', async () => {
      const steps = Array.from({ length: 10 }, () => stores.carts.step(asha, jacket.key, 1, minute(0)));
      const payment = { paymentId: 'pay_1', providerOrderId };
      const [outcome] = await Promise.all([stores.recordPayment(payment, minute(1)), ...steps]);
      expect(outcome).toBe('recorded');
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 24 })]);
    });

    it('make an order each when each pays its own checkout', async () => {
      const outcomes = await Promise.all(
        others.map((other, index) =>
          stores.recordPayment({ paymentId: `pay_${index}`, providerOrderId: other.providerOrderId }, minute(1)),
        ),
      );
      expect(outcomes).toEqual(Array(10).fill('recorded'));
      expect(await orders()).toEqual(others.map(({ id }) => id));
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 5 })]);
    });
  });
}
