import { fromRupees, type Paise } from '../money/Paise.ts';
import type { Coupon } from './Coupon.ts';
import { isEarned } from './couponDiscount.ts';

/** A coupon that the cart does not earn yet, and the amount that is missing, in whole rupees (as paise). */
export type CouponAhead = { readonly coupon: Coupon; readonly distance: Paise };

/**
 * Returns the amount that the discounted total must grow by to earn the coupon, in whole rupees (as paise); 0 when the cart earns
 * it. A total of exactly the minimum purchase is one rupee short.
 */
export function distanceTo(coupon: Coupon, discountedTotal: Paise): Paise {
  if (isEarned(coupon, discountedTotal)) return 0;
  const rupee = fromRupees(1);
  return (Math.floor((coupon.minimumPurchase - discountedTotal) / rupee) + 1) * rupee;
}

/** Returns the coupon with the smallest missing amount; undefined when the cart earns them all. */
export function nextCoupon(coupons: readonly Coupon[], discountedTotal: Paise): CouponAhead | undefined {
  return coupons
    .filter((coupon) => !isEarned(coupon, discountedTotal))
    .map((coupon) => ({ coupon, distance: distanceTo(coupon, discountedTotal) }))
    .toSorted((one, other) => one.distance - other.distance)[0];
}
