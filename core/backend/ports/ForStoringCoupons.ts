import type { LimitedCoupon } from '../../domain/coupons/CouponLimits.ts';
import type { Paise } from '../../domain/money/Paise.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A coupon with how often it is used: its uses that are held or used. */
export type StoredCoupon = LimitedCoupon & { readonly uses: number };

/**
 * The use of a coupon by a checkout: `held` as long as its pieces are, `used` once its order is placed, `released` when the hold has
 * ended without an order or the order is cancelled.
 */
export type CouponUse = {
  readonly checkoutId: string;
  readonly couponId: string;
  readonly shopperId: string;
  /** What the coupon took off. */
  readonly discount: Paise;
  readonly state: 'held' | 'used' | 'released';
  /** When the order was placed. */
  readonly usedAt?: Timestamp;
};

/** The coupons and their uses. The database refuses a use beyond the limits of a coupon. */
export type ForStoringCoupons = {
  /** Resolves with all coupons, the earliest first. */
  all(): Promise<readonly StoredCoupon[]>;
  coupon(id: string): Promise<StoredCoupon | undefined>;
  /** Resolves with false when another coupon has the id. */
  add(coupon: LimitedCoupon): Promise<boolean>;
  /** Replaces the terms of the coupon with this id. */
  replace(coupon: LimitedCoupon): Promise<void>;
  /** Resolves with the coupons, and lets one transaction for each through at a time. Locks them in ascending order of id. */
  lock(ids: readonly string[]): Promise<readonly StoredCoupon[]>;
  /** Resolves with the use by a checkout. */
  use(checkoutId: string): Promise<CouponUse | undefined>;
  /** Resolves with the held uses by the shopper's checkouts without an order. */
  openUses(shopperId: string): Promise<readonly CouponUse[]>;
  /** Resolves with how often the shopper uses the coupon: held or used. */
  countUses(couponId: string, shopperId: string): Promise<number>;
  /** Stores the use by a checkout in place of the earlier one. The coupon is locked. */
  setUse(use: CouponUse): Promise<void>;
};
