import { describe, expect, it } from 'vitest';
import { fromRupees } from '../money/Paise.ts';
import { couponById } from './Coupon.ts';
import { nextCoupon } from './nextCoupon.ts';

const blackFriday = couponById('black-friday');
const newYear = couponById('new-year');
if (blackFriday === undefined || newYear === undefined) throw new Error('A coupon is missing');
const coupons = [blackFriday, newYear];

describe('The next coupon [spec coupon-hints.summary]', () => {
  it.each([
    [100, blackFriday, 151],
    [250, blackFriday, 1],
    [251, newYear, 250],
  ])('of a cart of %d is the one with the smallest missing amount', (total, coupon, distance) => {
    expect(nextCoupon(coupons, fromRupees(total))).toEqual({ coupon, distance: fromRupees(distance) });
  });

  it('is undefined when the cart earns all coupons', () => {
    expect(nextCoupon(coupons, fromRupees(501))).toBeUndefined();
  });
});
