import { describe, expect, it } from 'vitest';
import { couponById } from '../coupons/Coupon.ts';
import { aCartItem, anAddress } from '../testing/samples.ts';
import { amountDue, checkoutDraft } from './CheckoutDraft.ts';

const blackFriday = couponById('black-friday');
const newYear = couponById('new-year');
const cart = [aCartItem({ originalPrice: 69900, discountedPrice: 49900, quantity: 2 })];
const address = anAddress();
const parts = { cart, coupon: undefined, address, orderId: 'order-1' };

describe('The checkout draft', () => {
  it('contains the totals of the cart, the address and the order id', () => {
    expect(checkoutDraft(parts)).toEqual({
      cartItemsTotal: 139800,
      cartItemsDiscountTotal: 40000,
      couponDiscountTotal: 0,
      orderAddress: address,
      orderId: 'order-1',
    });
  });

  it('contains the coupon discount, so that checkout charges the total of the cart page', () => {
    const draft = checkoutDraft({ ...parts, coupon: newYear });
    expect(draft.couponDiscountTotal).toBe(19960);
    expect(amountDue(draft)).toBe(79840);
  });

  it('ignores a coupon that the cart no longer earns', () => {
    const less = [aCartItem({ originalPrice: 30000, discountedPrice: 25000 })];
    const draft = checkoutDraft({ ...parts, cart: less, coupon: blackFriday });
    expect(draft.couponDiscountTotal).toBe(0);
    expect(amountDue(draft)).toBe(25000);
  });

  it('has an amount of 0 for an empty cart', () => {
    expect(amountDue(checkoutDraft({ ...parts, cart: [], coupon: newYear }))).toBe(0);
  });
});

it('A total never goes below 0', () => {
  const draft = { ...checkoutDraft(parts), cartItemsTotal: 100, cartItemsDiscountTotal: 60, couponDiscountTotal: 50 };
  expect(amountDue(draft)).toBe(0);
});
