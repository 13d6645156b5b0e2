import type { Paise } from '../money/Paise.ts';
import type { Coupon } from './Coupon.ts';

/** Whether a cart with this discounted total earns the coupon; exactly its minimum purchase does not. */
export function isEarned(coupon: Coupon, discountedTotal: Paise): boolean {
  return discountedTotal > coupon.minimumPurchase;
}

/** What the coupon takes off: percentages rounded half up to a whole paisa, nothing when it is not earned. */
export function couponDiscount(coupon: Coupon, discountedTotal: Paise): Paise {
  if (!isEarned(coupon, discountedTotal)) return 0;
  const offer = 'amount' in coupon ? coupon.amount : Math.floor((discountedTotal * coupon.percent + 50) / 100);
  return Math.min(offer, discountedTotal);
}
