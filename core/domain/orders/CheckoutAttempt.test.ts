import { expect, it } from 'vitest';
import { anAttempt, paid } from '../../storefront/testing/anAttempt.ts';
import { aCartItem, anAddress } from '../testing/samples.ts';
import { orderOf } from './CheckoutAttempt.ts';

it('The order of a paid attempt has its payment, id, amount, lines, address and time [spec 4.one-order-per-payment]', () => {
  const lines = [aCartItem({ originalPrice: 69900, discountedPrice: 49900, quantity: 2 })];
  expect(orderOf(paid(anAttempt({ lines })))).toEqual({
    paymentId: 'pay_1',
    orderId: 'order-1',
    amountPaid: 99800,
    orderedProducts: lines,
    deliveryAddress: anAddress(),
    paidAt: '2026-03-01T09:30:00+00:00',
  });
});
