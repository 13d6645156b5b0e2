import type { CouponUse, ForStoringCoupons, StoredCoupon } from '../../../core/backend/ports/ForStoringCoupons.ts';
import type { LimitedCoupon } from '../../../core/domain/coupons/CouponLimits.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The coupons and their uses in memory. */
export function memoryCouponStore({ coupons, couponUses, orders }: MemoryTables): ForStoringCoupons {
  const counted = () => [...couponUses.values()].filter(({ state }) => state !== 'released');
  const stored = (coupon: LimitedCoupon): StoredCoupon => ({
    ...coupon,
    uses: counted().filter(({ couponId }) => couponId === coupon.id).length,
  });
  const all = () => [...coupons.values()].map(stored);
  const isOpen = ({ checkoutId, state }: CouponUse) => state === 'held' && !orders.has(checkoutId);
  return {
    all: async () => all(),
    coupon: async (id) => all().find((coupon) => coupon.id === id),
    add: async (coupon) => {
      if (coupons.has(coupon.id)) return false;
      coupons.set(coupon.id, coupon);
      return true;
    },
    replace: async (coupon) => void (coupons.has(coupon.id) && coupons.set(coupon.id, coupon)),
    lock: async (ids) => all().filter(({ id }) => ids.includes(id)),
    use: async (checkoutId) => couponUses.get(checkoutId),
    openUses: async (shopperId) => [...couponUses.values()].filter((use) => use.shopperId === shopperId && isOpen(use)),
    countUses: async (couponId, shopperId) =>
      counted().filter((use) => use.couponId === couponId && use.shopperId === shopperId).length,
    setUse: async (use) => void couponUses.set(use.checkoutId, use),
  };
}
