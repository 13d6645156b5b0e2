import { fromRupees, type Paise } from '../money/Paise.ts';
import type { Coupon } from './Coupon.ts';
import { isEarned } from './couponDiscount.ts';

/** A coupon that the cart does not earn yet, and the whole rupees that it lacks. */
export type CouponAhead = { readonly coupon: Coupon; readonly distance: Paise };

/**
 * By how much, in whole rupees, the discounted total must grow to earn the coupon; 0 when it is earned. A total of exactly
 * the minimum purchase is a rupee short.
 */
export function distanceTo(coupon: Coupon, discountedTotal: Paise): Paise {
  if (isEarned(coupon, discountedTotal)) return 0;
  const rupee = fromRupees(1);
  return (Math.floor((coupon.minimumPurchase - discountedTotal) / rupee) + 1) * rupee;
}

/** The coupon that the cart is nearest to earning; undefined when it earns them all. */
export function nextCoupon(coupons: readonly Coupon[], discountedTotal: Paise): CouponAhead | undefined {
  return coupons
    .filter((coupon) => !isEarned(coupon, discountedTotal))
    .map((coupon) => ({ coupon, distance: distanceTo(coupon, discountedTotal) }))
    .toSorted((one, other) => one.distance - other.distance)[0];
}
