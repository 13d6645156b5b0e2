import { describe, expect, it } from 'vitest';
import { fromRupees } from '../money/Paise.ts';
import { couponById } from './Coupon.ts';
import { distanceTo, nextCoupon } from './nextCoupon.ts';

const blackFriday = couponById('black-friday');
const newYear = couponById('new-year');
if (blackFriday === undefined || newYear === undefined) throw new Error('A coupon is missing');
const coupons = [blackFriday, newYear];

describe('The distance to a coupon', () => {
  it.each([
    [450, 51],
    [499, 2],
    [500, 1],
    [500.01, 0],
    [499.5, 1],
    [499.99, 1],
    [0, 501],
    [800, 0],
  ])('of a minimum purchase of 500 is, from %d rupees, %d', (total, distance) => {
    expect(distanceTo(newYear, fromRupees(total))).toBe(fromRupees(distance));
  });
});

describe('The next coupon [spec coupon-hints.summary]', () => {
  it.each([
    [100, blackFriday, 151],
    [250, blackFriday, 1],
    [251, newYear, 250],
  ])('of a cart of %d is the nearest that it does not earn', (total, coupon, distance) => {
    expect(nextCoupon(coupons, fromRupees(total))).toEqual({ coupon, distance: fromRupees(distance) });
  });

  it('is the nearest wherever it stands in the list', () => {
    expect(nextCoupon([newYear, blackFriday], fromRupees(100))?.coupon).toBe(blackFriday);
  });

  it('is none when all are earned', () => {
    expect(nextCoupon(coupons, fromRupees(501))).toBeUndefined();
  });
});
