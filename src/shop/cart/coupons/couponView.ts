import { bySaving, savesMost } from '../../../../core/domain/coupons/bySaving.ts';
import type { Coupon } from '../../../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../../../core/domain/coupons/couponDiscount.ts';
import { distanceTo } from '../../../../core/domain/coupons/nextCoupon.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import type { Paise } from '../../../../core/domain/money/Paise.ts';
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
  /** Whether the coupon takes off more than the others. */
  readonly isBest: boolean;
  /** Such as `Minimum purchase: ₹250`; undefined when the cart earns the coupon. */
  readonly note: string | undefined;
  /** Such as `₹51 more unlocks 20% off`; undefined when the cart earns the coupon. */
  readonly distance: string | undefined;
};

/** Returns the coupons for a cart of this discounted total, the one that saves most first. */
export function couponViews(
  coupons: readonly Coupon[],
  discountedTotal: Paise,
  selected: Coupon | undefined,
): readonly CouponView[] {
  const best = savesMost(coupons, discountedTotal);
  return bySaving(coupons, discountedTotal).map((coupon) => ({
    ...couponView(coupon, discountedTotal),
    isSelected: coupon.id === selected?.id,
    isBest: coupon === best,
  }));
}

function couponView(coupon: Coupon, discountedTotal: Paise): Omit<CouponView, 'isSelected' | 'isBest'> {
  const isDisabled = !isEarned(coupon, discountedTotal);
  return {
    id: coupon.id,
    name: coupon.name,
    description: coupon.description,
    offer: offerText(coupon),
    isDisabled,
    note: isDisabled ? `Minimum purchase: ${formatMoney(coupon.minimumPurchase)}` : undefined,
    distance: isDisabled ? distanceText({ coupon, distance: distanceTo(coupon, discountedTotal) }) : undefined,
  };
}
