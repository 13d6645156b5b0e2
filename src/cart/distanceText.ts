import type { Coupon } from '../../core/coupons/Coupon.ts';
import type { CouponAhead } from '../../core/coupons/nextCoupon.ts';
import { formatMoney } from '../ui/formatMoney.ts';

/** Such as `₹51 more unlocks 20% off`. */
export function distanceText({ coupon, distance }: CouponAhead): string {
  return `${formatMoney(distance)} more unlocks ${offerOf(coupon)}`;
}

function offerOf(coupon: Coupon): string {
  return 'amount' in coupon ? `${formatMoney(coupon.amount)} off` : `${coupon.percent}% off`;
}
