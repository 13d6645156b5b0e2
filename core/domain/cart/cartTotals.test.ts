import { describe, expect, it } from 'vitest';
import { couponById } from '../coupons/Coupon.ts';
import { aCartItem } from '../testing/samples.ts';
import { cartTotals, discountedTotal, totalQuantity } from './cartTotals.ts';

const blackFriday = couponById('black-friday');
const newYear = couponById('new-year');
const tees = aCartItem({ key: 'tee', originalPrice: 69900, discountedPrice: 49900, quantity: 2 });
const cap = aCartItem({ key: 'cap', originalPrice: 15000, discountedPrice: 15000 });

describe('The cart summary', () => {
  it('sums original prices, subtracts the discounts and shows the saved amount [spec 2.summary]', () => {
    expect(cartTotals([tees, cap], undefined)).toEqual({
      subTotal: 154800,
      discount: 40000,
      couponDiscount: 0,
      total: 114800,
      saved: 40000,
    });
  });

  it('subtracts a flat coupon and counts it as saved [spec 2.summary, 9.black-friday]', () => {
    expect(cartTotals([tees, cap], blackFriday)).toMatchObject({ couponDiscount: 2000, total: 112800, saved: 42000 });
  });

  it('calculates a percent coupon from the discounted total [spec 2.summary, 9.new-year]', () => {
    expect(cartTotals([tees, cap], newYear)).toMatchObject({ couponDiscount: 22960, total: 91840, saved: 62960 });
  });
});

it('The client-side cart total is the sum of discounted price times quantity [spec 4.cart-total]', () => {
  expect(discountedTotal([tees, cap])).toBe(114800);
});

it('The cart badge shows the total quantity [spec 2.cart-badge]', () => {
  expect(totalQuantity([tees, cap])).toBe(3);
  expect(totalQuantity([])).toBe(0);
});
