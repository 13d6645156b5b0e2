import { couponState, isUsedUp } from '../../domain/coupons/CouponLimits.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StoredCoupon } from '../ports/ForStoringCoupons.ts';

/** Resolves with the coupons that a shopper can choose now: those that have begun, have not ended and are not used up. */
export type ListUsableCoupons = () => Promise<readonly StoredCoupon[]>;

export function makeListUsableCoupons({ coupons, clock }: Pick<BackEndPorts, 'coupons' | 'clock'>): ListUsableCoupons {
  return async () => {
    const at = timestamp(clock.now());
    return (await coupons.all()).filter(
      (coupon) => couponState(coupon, at) === 'active' && !isUsedUp(coupon, coupon.uses),
    );
  };
}
