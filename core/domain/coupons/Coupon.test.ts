import { expect, it } from 'vitest';
import { couponById, coupons } from './Coupon.ts';

it('Coupon BLACK FRIDAY OFFER takes a flat 20 off, minimum purchase 250 [spec 9.black-friday]', () => {
  expect(coupons[0]).toMatchObject({ name: 'BLACK FRIDAY OFFER', amount: 2000, minimumPurchase: 25000 });
});

it('Coupon NEW YEAR OFFER takes 20 percent off, minimum purchase 500 [spec 9.new-year]', () => {
  expect(coupons[1]).toMatchObject({ name: 'NEW YEAR OFFER', percent: 20, minimumPurchase: 50000 });
});

it('There are no other coupons, and each is found by its id', () => {
  expect(coupons).toHaveLength(2);
  for (const coupon of coupons) expect(couponById(coupon.id)).toBe(coupon);
  expect(couponById('gone')).toBeUndefined();
  expect(couponById(undefined)).toBeUndefined();
});
