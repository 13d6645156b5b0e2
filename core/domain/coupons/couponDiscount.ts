import type { Paise } from '../money/Paise.ts';
import type { Coupon } from './Coupon.ts';

/** Whether the discounted total exceeds the coupon's minimum purchase. */
export function isEarned(coupon: Coupon, discountedTotal: Paise): boolean {
  return discountedTotal > coupon.minimumPurchase;
}

/** Returns the coupon's discount in paise, percentages rounded half up; 0 when the cart does not earn the coupon. */
export function couponDiscount(coupon: Coupon, discountedTotal: Paise): Paise {
  if (!isEarned(coupon, discountedTotal)) return 0;
  const offer = 'amount' in coupon ? coupon.amount : Math.floor((discountedTotal * coupon.percent + 50) / 100);
  return Math.min(offer, discountedTotal);
}
