import { expect, it } from 'vitest';
import { couponById, coupons } from './Coupon.ts';

it('Coupon BLACK FRIDAY OFFER takes a flat 20 off, minimum purchase 250 [spec 9.black-friday]', () => {
  expect(couponById('black-friday')).toMatchObject({
    name: 'BLACK FRIDAY OFFER',
    description: 'Flat ₹20 off',
    amount: 2000,
    minimumPurchase: 25000,
  });
});

it('Coupon NEW YEAR OFFER takes 20 percent off, minimum purchase 500 [spec 9.new-year]', () => {
  expect(couponById('new-year')).toMatchObject({
    name: 'NEW YEAR OFFER',
    description: '20% off',
    percent: 20,
    minimumPurchase: 50000,
  });
});

it('Each coupon has a unique id, and couponById finds it', () => {
  for (const coupon of coupons) expect(couponById(coupon.id)).toBe(coupon);
  expect(couponById('gone')).toBeUndefined();
  expect(couponById(undefined)).toBeUndefined();
});
