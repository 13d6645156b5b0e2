import { describe, expect, it } from 'vitest';
import type { Coupon } from './Coupon.ts';
import { couponDiscount, isEarned } from './couponDiscount.ts';

const offer = { id: 'offer', name: 'OFFER', description: '', minimumPurchase: 0 };
const flat: Coupon = { ...offer, minimumPurchase: 25000, amount: 2000 };
const fifth: Coupon = { ...offer, minimumPurchase: 50000, percent: 20 };

describe("A coupon is disabled when the cart's discounted total is less than or equal to its minimum purchase [spec 4.coupon-disabled]", () => {
  it.each([
    [flat, 24999, false],
    [flat, 25000, false],
    [flat, 25001, true],
    [fifth, 50000, false],
    [fifth, 50001, true],
  ])('%o at %d paise', (coupon, total, earned) => {
    expect(isEarned(coupon, total)).toBe(earned);
    expect(couponDiscount(coupon, total) > 0).toBe(earned);
  });
});

describe('The discount of a coupon', () => {
  it('rounds half a paisa up', () => {
    expect(couponDiscount({ ...offer, percent: 50 }, 1)).toBe(1);
    expect(couponDiscount({ ...offer, percent: 50 }, 3)).toBe(2);
    expect(couponDiscount({ ...offer, percent: 25 }, 1)).toBe(0);
  });

  it('is never more than the discounted total', () => {
    expect(couponDiscount({ ...offer, amount: 2000 }, 1500)).toBe(1500);
  });
});
