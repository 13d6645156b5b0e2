import { expect, it } from 'vitest';
import { aCartItem, anAddress } from '../testing/samples.ts';
import { amountDue, checkoutDraft } from './CheckoutDraft.ts';

const cart = [aCartItem({ originalPrice: 69900, discountedPrice: 49900, quantity: 2 })];
const address = anAddress();
const parts = { cart, coupon: undefined, address, orderId: 'order-1' };

it('A total never goes below 0', () => {
  const draft = { ...checkoutDraft(parts), cartItemsTotal: 100, cartItemsDiscountTotal: 60, couponDiscountTotal: 50 };
  expect(amountDue(draft)).toBe(0);
});
