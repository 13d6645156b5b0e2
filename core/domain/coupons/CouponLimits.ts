import type { Timestamp } from '../time/timestamp.ts';
import type { Coupon } from './Coupon.ts';

/** When a coupon is valid, and how often. */
export type CouponLimits = {
  readonly startsAt?: Timestamp;
  /** The coupon ends at this moment. */
  readonly endsAt?: Timestamp;
  readonly mostUses?: number;
  readonly mostPerShopper?: number;
};

export type LimitedCoupon = Coupon & CouponLimits;

/** How often a coupon is used: by placed orders, and by checkouts that may still be paid. */
export type CouponUses = { readonly all: number; readonly ofShopper: number };

export type CouponState = 'upcoming' | 'active' | 'ended';

/** Why a coupon cannot be used. */
export type UnusableCoupon = 'coupon-not-started' | 'coupon-ended' | 'coupon-used-up' | 'coupon-used-by-shopper';

export function couponState({ startsAt, endsAt }: CouponLimits, at: Timestamp): CouponState {
  if (endsAt !== undefined && endsAt <= at) return 'ended';
  return startsAt !== undefined && at < startsAt ? 'upcoming' : 'active';
}

/** Whether another use leaves the coupon within its limits. */
export function isUsedUp({ mostUses = Number.POSITIVE_INFINITY }: CouponLimits, uses: number): boolean {
  return uses >= mostUses;
}

/** Returns why a shopper cannot use the coupon once more at this time; undefined when she can. */
export function whyUnusable(coupon: CouponLimits, at: Timestamp, uses: CouponUses): UnusableCoupon | undefined {
  const state = couponState(coupon, at);
  if (state !== 'active') return state === 'ended' ? 'coupon-ended' : 'coupon-not-started';
  return whyUsedUp(coupon, uses);
}

/** Returns which limit of its uses the coupon has reached; undefined when none. */
export function whyUsedUp(
  coupon: CouponLimits,
  { all, ofShopper }: CouponUses,
): 'coupon-used-up' | 'coupon-used-by-shopper' | undefined {
  if (isUsedUp(coupon, all)) return 'coupon-used-up';
  return ofShopper >= (coupon.mostPerShopper ?? Number.POSITIVE_INFINITY) ? 'coupon-used-by-shopper' : undefined;
}
