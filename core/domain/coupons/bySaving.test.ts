import { expect, it } from 'vitest';
import { bySaving, savesMost } from './bySaving.ts';
import { withDescription } from './Coupon.ts';

const flat = withDescription({ id: 'flat', name: 'FLAT', minimumPurchase: 10000, amount: 5000 });
const fifth = withDescription({ id: 'fifth', name: 'FIFTH', minimumPurchase: 20000, percent: 20 });
const large = withDescription({ id: 'large', name: 'LARGE', minimumPurchase: 90000, amount: 80000 });
const coupons = [flat, fifth, large];

it.each([
  ['none is earned: the order of the shop', 9000, [flat, fifth, large], undefined],
  ['one is earned: nothing to choose', 15000, [flat, fifth, large], undefined],
  ['the flat amount is more', 24900, [flat, fifth, large], flat],
  ['both take off the same', 25000, [flat, fifth, large], undefined],
  ['the percentage is more', 25100, [fifth, flat, large], fifth],
  ['all are earned', 90100, [large, fifth, flat], large],
])('Coupons are sorted by what they save: %s [spec coupon-hints.saves-most]', (_, total, sorted, best) => {
  expect(bySaving(coupons, total)).toEqual(sorted);
  expect(savesMost(coupons, total)).toBe(best);
});

it('One coupon alone has nothing to compare with', () => {
  expect(savesMost([flat], 20000)).toBeUndefined();
  expect(savesMost([], 20000)).toBeUndefined();
});
