import type { Paise } from '../money/Paise.ts';
import type { Coupon } from './Coupon.ts';
import { couponDiscount } from './couponDiscount.ts';

/** Returns the coupons, the largest discount for this discounted total first. Those that take off the same keep their order. */
export function bySaving(coupons: readonly Coupon[], discountedTotal: Paise): readonly Coupon[] {
  const saving = (coupon: Coupon) => couponDiscount(coupon, discountedTotal);
  return coupons.toSorted((one, other) => saving(other) - saving(one));
}

/** Returns the coupon that takes off more than any other that the cart earns; undefined when the cart does not earn two, or two take off the most. */
export function savesMost(coupons: readonly Coupon[], discountedTotal: Paise): Coupon | undefined {
  const [best, next] = bySaving(coupons, discountedTotal);
  if (best === undefined || next === undefined) return undefined;
  const saving = couponDiscount(next, discountedTotal);
  return saving > 0 && saving < couponDiscount(best, discountedTotal) ? best : undefined;
}
