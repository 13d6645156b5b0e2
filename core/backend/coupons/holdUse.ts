import { type CouponUses, type UnusableCoupon, whyUnusable, whyUsedUp } from '../../domain/coupons/CouponLimits.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { CouponUse, ForStoringCoupons, StoredCoupon } from '../ports/ForStoringCoupons.ts';

/** The coupon of a checkout; without a coupon, `couponId` and `discount` are absent. */
export type UseRequest = Pick<CouponUse, 'checkoutId' | 'shopperId'> &
  Partial<Pick<CouponUse, 'couponId' | 'discount'>> & {
    /** What is held for the open checkouts of the locked shopper. */
    readonly open: readonly CouponUse[];
    readonly at: Timestamp;
  };

/** A use that the locked coupon has room for. */
export type FreeUse = {
  /** Holds it for the checkout, and releases what is held for other checkouts of the shopper. */
  hold(): Promise<void>;
};

/**
 * Locks the coupons of the shopper's open checkouts and the wanted one. Resolves with the use, or with why there is none. What
 * is held for her already counts as hers.
 */
export async function findFreeUse(
  coupons: ForStoringCoupons,
  { checkoutId, shopperId, couponId, discount = 0, open, at }: UseRequest,
): Promise<FreeUse | UnusableCoupon | 'unknown-coupon'> {
  const locked = await lockAll(coupons, [
    ...open.map((use) => use.couponId),
    ...(couponId === undefined ? [] : [couponId]),
  ]);
  const wanted = locked.find(({ id }) => id === couponId);
  if (couponId !== undefined) {
    if (wanted === undefined) return 'unknown-coupon';
    const own = open.filter((use) => use.couponId === couponId).length;
    const refusal = whyUnusable(wanted, at, await usesOf(coupons, wanted, shopperId, own));
    if (refusal !== undefined) return refusal;
  }
  return {
    hold: async () => {
      for (const use of open) await coupons.setUse({ ...use, state: 'released' });
      if (couponId !== undefined) await coupons.setUse({ checkoutId, couponId, shopperId, discount, state: 'held' });
    },
  };
}

/**
 * Uses the coupon of a checkout whose order is placed, if it has one; `use` was read under the lock of its shopper. Resolves with
 * whether it could: a use that was released before the payment arrived may be gone.
 */
export async function takeUse(coupons: ForStoringCoupons, use: CouponUse | undefined, at: Timestamp): Promise<boolean> {
  if (use === undefined) return true;
  const [coupon] = await lockAll(coupons, [use.couponId]);
  if (coupon === undefined) return false;
  if (use.state === 'released' && whyUsedUp(coupon, await usesOf(coupons, coupon, use.shopperId)) !== undefined)
    return false;
  await coupons.setUse({ ...use, state: 'used', usedAt: at });
  return true;
}

/** Releases the use of a coupon by a checkout that is not paid, or by an order that is cancelled. */
export async function releaseUse(coupons: ForStoringCoupons, checkoutId: string): Promise<void> {
  const use = await coupons.use(checkoutId);
  if (use === undefined || use.state === 'released') return;
  await lockAll(coupons, [use.couponId]);
  await coupons.setUse({ ...use, state: 'released' });
}

async function lockAll(coupons: ForStoringCoupons, ids: readonly string[]): Promise<readonly StoredCoupon[]> {
  return ids.length === 0 ? [] : coupons.lock([...new Set(ids)].toSorted());
}

/** Resolves with the uses of a locked coupon without `own`. */
async function usesOf(
  coupons: ForStoringCoupons,
  { id, uses }: StoredCoupon,
  shopperId: string,
  own = 0,
): Promise<CouponUses> {
  return { all: uses - own, ofShopper: (await coupons.countUses(id, shopperId)) - own };
}
