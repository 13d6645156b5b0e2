import type { CouponState } from '../../domain/coupons/CouponLimits.ts';
import type { CouponTerms } from '../../domain/coupons/validateCoupon.ts';
import type { Refused } from './ForChangingOrders.ts';

/** A coupon as staff read it. */
export type StaffCoupon = CouponTerms & {
  readonly id: string;
  /** How many orders have used it, and checkouts that may still. */
  readonly uses: number;
  /** Whether it is valid at the time of the back-end. */
  readonly state: CouponState;
};

/** What of a coupon is changed; `null` takes a limit away, and `endsAt: 'now'` ends the coupon at the time of the back-end. */
export type CouponChange = { readonly [Field in keyof CouponTerms]?: CouponTerms[Field] | null | undefined };

export type SavedCoupon = { readonly outcome: 'saved'; readonly coupon: StaffCoupon };

/**
 * The coupons of the shop. Methods reject with {@link Unreachable} when the back-end does not answer, with {@link SessionEnded}
 * without a session, and with another error when it fails.
 */
export type ForKeepingCoupons = {
  /** Resolves with all coupons, the earliest first. */
  coupons(): Promise<readonly StaffCoupon[]>;
  add(terms: CouponTerms): Promise<SavedCoupon | Refused>;
  change(id: string, change: CouponChange): Promise<SavedCoupon | Refused>;
};
