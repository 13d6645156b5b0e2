import { describe, expect, it } from 'vitest';
import { fromRupees } from '../money/Paise.ts';
import { couponById } from './Coupon.ts';
import { distanceTo, nextCoupon } from './nextCoupon.ts';

const blackFriday = couponById('black-friday');
const newYear = couponById('new-year');
if (blackFriday === undefined || newYear === undefined) throw new Error('A coupon is missing');
const coupons = [blackFriday, newYear];

describe('The amount that is missing for a coupon', () => {
  it.each([
    [450, 51],
    [499, 2],
    [500, 1],
    [500.01, 0],
    [499.5, 1],
    [499.99, 1],
    [0, 501],
    [800, 0],
  ])('with a minimum purchase of 500 and a total of %d rupees is %d', (total, distance) => {
    expect(distanceTo(newYear, fromRupees(total))).toBe(fromRupees(distance));
  });
});

describe('The next coupon [spec coupon-hints.summary]', () => {
  it.each([
    [100, blackFriday, 151],
    [250, blackFriday, 1],
    [251, newYear, 250],
  ])('of a cart of %d is the one with the smallest missing amount', (total, coupon, distance) => {
    expect(nextCoupon(coupons, fromRupees(total))).toEqual({ coupon, distance: fromRupees(distance) });
  });

  it('does not depend on the order of the coupons', () => {
    expect(nextCoupon([newYear, blackFriday], fromRupees(100))?.coupon).toBe(blackFriday);
  });

  it('is undefined when the cart earns all coupons', () => {
    expect(nextCoupon(coupons, fromRupees(501))).toBeUndefined();
  });
});
