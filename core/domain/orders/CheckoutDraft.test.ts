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
  it('holds what the cart comes to, the address and the order id', () => {
    expect(checkoutDraft(parts)).toEqual({
      cartItemsTotal: 139800,
      cartItemsDiscountTotal: 40000,
      couponDiscountTotal: 0,
      orderAddress: address,
      orderId: 'order-1',
    });
  });

  it('carries the coupon discount, so that what checkout charges is what the cart promised', () => {
    const draft = checkoutDraft({ ...parts, coupon: newYear });
    expect(draft.couponDiscountTotal).toBe(19960);
    expect(amountDue(draft)).toBe(79840);
  });

  it('checks again that the cart still earns the coupon', () => {
    const less = [aCartItem({ originalPrice: 30000, discountedPrice: 25000 })];
    const draft = checkoutDraft({ ...parts, cart: less, coupon: blackFriday });
    expect(draft.couponDiscountTotal).toBe(0);
    expect(amountDue(draft)).toBe(25000);
  });

  it('of an empty cart comes to nothing', () => {
    expect(amountDue(checkoutDraft({ ...parts, cart: [], coupon: newYear }))).toBe(0);
  });
});

it('A total never goes below 0', () => {
  const draft = { ...checkoutDraft(parts), cartItemsTotal: 100, cartItemsDiscountTotal: 60, couponDiscountTotal: 50 };
  expect(amountDue(draft)).toBe(0);
});
