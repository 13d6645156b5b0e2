import type { Coupon } from '../../../../core/domain/coupons/Coupon.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';

/** A coupon's discount, such as `₹20` or `20%`. */
export function offerText(coupon: Coupon): string {
  return 'amount' in coupon ? formatMoney(coupon.amount) : `${coupon.percent}%`;
}
