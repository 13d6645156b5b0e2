import { withDescription } from '../../domain/coupons/Coupon.ts';
import { couponDiscount } from '../../domain/coupons/couponDiscount.ts';
import type { CouponTerms } from '../../domain/coupons/validateCoupon.ts';
import { fromRupees, type Paise } from '../../domain/money/Paise.ts';

/** The smallest cart in whole rupees that earns a coupon, before and after it. */
export type CouponExample = { readonly before: Paise; readonly after: Paise };

export function couponExample({ amount, percent = 0, minimum }: CouponTerms): CouponExample {
  const rupee = fromRupees(1);
  const before = (Math.floor(minimum / rupee) + 1) * rupee;
  const discount = amount === undefined ? { percent } : { amount };
  const coupon = withDescription({ id: '', name: '', minimumPurchase: minimum, ...discount });
  return { before, after: before - couponDiscount(coupon, before) };
}
