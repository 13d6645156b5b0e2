import { beforeEach, describe, expect, it } from 'vitest';
import type { Captured } from '../../../../core/backend/testing/recordPayment.ts';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { amountDue } from '../../../../core/domain/orders/CheckoutDraft.ts';
import { sunEarrings } from '../../backEndSamples.ts';
import type { BackEndStoreSubject } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from '../storeSamples.ts';

const lines = [aLine({ quantity: 2 }), aLine({}, sunEarrings)];
const checkout = aCheckout({ lines });
const { providerOrderId } = checkout;
const another = aCheckout({ id: 'checkout-2', lines });
const amount = amountDue(checkout.draft);
const payment = { paymentId: 'pay_1', providerOrderId };

/** What one confirmation after the other does. */
export function describeConfirmation(open: () => BackEndStoreSubject): void {
  describe('A confirmed payment', () => {
    let stores: StoreCalls;
    let asha: string;
    const confirm = (confirmed: Captured, at = minute(1)) => stores.recordPayment(confirmed, at);
    const orderIds = async () => {
      const orders = await stores.orders.orders(asha);
      return orders.map(({ orderId, paymentId }) => [orderId, paymentId]);
    };
    beforeEach(async () => {
      stores = callsOf(open());
      await stock(stores);
      asha = await register(stores);
      for (const { key } of [jacket, earrings]) await stores.carts.add(asha, key, minute(0));
      await stores.carts.step(asha, jacket.key, 1, minute(0));
      await stores.checkouts.add(checkout);
      await stores.checkouts.add(another);
    });

    it.each([{}, { amount }])('makes the order, once (%j)', async (amountOf) => {
      expect(await confirm({ ...payment, ...amountOf })).toBe('recorded');
      expect(await confirm({ ...payment, ...amountOf }, minute(2))).toBe('already-recorded');
      const details = { amountPaid: amount, orderedProducts: lines, deliveryAddress: checkout.draft.orderAddress };
      const order = { orderId: checkout.id, paymentId: 'pay_1', paidAt: minute(1), ...details };
      expect(await stores.orders.orders(asha)).toMatchObject([{ ...order, standing: 'placed' }]);
    });

    it('of another amount makes no order and leaves the cart', async () => {
      expect(await confirm({ ...payment, amount: amount - 1 })).toBe('amount-differs');
      expect(await confirm({ ...payment, amount: amount + 1 })).toBe('amount-differs');
      expect(await orderIds()).toEqual([]);
      expect(await stores.carts.lines(asha)).toEqual(lines);
      expect(await confirm({ ...payment, amount })).toBe('recorded');
    });

    it('keeps its amount, and another one of another amount its problem, once it has made the order', async () => {
      expect(await confirm({ ...payment, amount })).toBe('recorded');
      expect(await confirm({ ...payment, amount: amount - 1 })).toBe('already-recorded');
      expect(await confirm({ ...payment, paymentId: 'pay_2', amount: amount - 1 })).toBe('amount-differs');
      expect(await orderIds()).toEqual([['checkout-1', 'pay_1']]);
      expect(await stores.payments.problems()).toMatchObject([{ paymentId: 'pay_2', problem: 'amount-differs' }]);
    });

    it.each(['unknown', '', 'checkout-1'])('of the unknown order %j makes no order', async (unknown) => {
      expect(await confirm({ paymentId: 'pay_1', providerOrderId: unknown })).toBe('unknown-checkout');
      expect(await orderIds()).toEqual([]);
      expect(await stores.carts.lines(asha)).toEqual(lines);
    });

    it('is refused when the checkout has the order of another payment', async () => {
      await confirm(payment);
      expect(await confirm({ ...payment, paymentId: 'pay_2' })).toBe('payment-has-another-order');
      expect(await confirm({ ...payment, paymentId: 'pay_2', amount })).toBe('payment-has-another-order');
      expect(await orderIds()).toEqual([['checkout-1', 'pay_1']]);
    });

    it('is refused when it made the order of another checkout, and leaves the cart', async () => {
      await confirm(payment);
      await stores.carts.add(asha, jacket.key, minute(2));
      const { providerOrderId: other } = another;
      expect(await confirm({ ...payment, providerOrderId: other })).toBe('payment-has-another-order');
      expect(await orderIds()).toEqual([['checkout-1', 'pay_1']]);
      const cart = [aLine({ createdAt: minute(2), updatedAt: minute(2) })];
      expect(await stores.carts.lines(asha)).toEqual(cart);
      expect(await confirm({ paymentId: 'pay_2', providerOrderId: other })).toBe('recorded');
    });

    it('takes the ordered quantities out of the cart, and no more', async () => {
      await stores.carts.remove(asha, earrings.key);
      await stores.carts.step(asha, jacket.key, 1, minute(0));
      await confirm(payment);
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 1 })]);
      await confirm(payment);
      expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 1 })]);
    });

    it('empties a cart that has less than was ordered, also of a product that is not listed', async () => {
      const meher = await register(stores, 'meher');
      await stores.carts.add(meher, jacket.key, minute(0));
      await stores.carts.step(asha, jacket.key, -1, minute(0));
      await stores.products.import([{ ...jacket, isListed: false }]);
      expect(await confirm(payment)).toBe('recorded');
      await stores.products.import([jacket]);
      expect(await stores.carts.lines(asha)).toEqual([]);
      expect(await stores.carts.lines(meher)).toEqual([aLine()]);
    });
  });
}
