import type { CouponAhead } from '../../../../core/domain/coupons/nextCoupon.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { offerText } from './offerText.ts';

/** Such as `₹51 more unlocks 20% off`. */
export function distanceText({ coupon, distance }: CouponAhead): string {
  return `${formatMoney(distance)} more unlocks ${offerText(coupon)} off`;
}
