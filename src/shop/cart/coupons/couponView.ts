import type { Coupon } from '../../../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../../../core/domain/coupons/couponDiscount.ts';
import { distanceTo } from '../../../../core/domain/coupons/nextCoupon.ts';
import type { Paise } from '../../../../core/domain/money/Paise.ts';
import { formatMoney } from '../../../shared/ui/text/formatMoney.ts';
import { distanceText } from './distanceText.ts';
import { offerText } from './offerText.ts';

/** A coupon, ready to print. */
export type CouponView = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The discount, such as `20%`. */
  readonly offer: string;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  /** Such as `Minimum purchase: ₹250`; undefined when the cart earns the coupon. */
  readonly note: string | undefined;
  /** Such as `₹51 more unlocks 20% off`; undefined when the cart earns the coupon. */
  readonly distance: string | undefined;
};

export function couponView(coupon: Coupon, discountedTotal: Paise, selected: Coupon | undefined): CouponView {
  const isDisabled = !isEarned(coupon, discountedTotal);
  return {
    id: coupon.id,
    name: coupon.name,
    description: coupon.description,
    offer: offerText(coupon),
    isSelected: coupon.id === selected?.id,
    isDisabled,
    note: isDisabled ? `Minimum purchase: ${formatMoney(coupon.minimumPurchase)}` : undefined,
    distance: isDisabled ? distanceText({ coupon, distance: distanceTo(coupon, discountedTotal) }) : undefined,
  };
}
