import { describe, expect, it } from 'vitest';
import { fromRupees } from '../money/Paise.ts';
import { couponById } from './Coupon.ts';
import { distanceTo, nextCoupon } from './nextCoupon.ts';

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
    const next = { coupon, distance: fromRupees(distance) };
    expect(nextCoupon(coupons, fromRupees(total))).toEqual(next);
    expect(nextCoupon(coupons.toReversed(), fromRupees(total))).toEqual(next);
  });

  it('is undefined when the cart earns all coupons', () => {
    expect(nextCoupon(coupons, fromRupees(501))).toBeUndefined();
    for (const coupon of coupons) expect(distanceTo(coupon, fromRupees(501))).toBe(0);
  });
});
