import * as v from 'valibot';
import { type UndescribedCoupon, withDescription } from '../../../core/domain/coupons/Coupon.ts';
import type { CouponLimits, LimitedCoupon } from '../../../core/domain/coupons/CouponLimits.ts';
import { wirePaise } from './wireOrder.ts';

/** The fields of a coupon: it has an amount, in paise, or a percentage. */
export const couponEntries = {
  ...{ id: v.string(), name: v.string() },
  ...{ amount: v.exactOptional(wirePaise), percent: v.exactOptional(v.number()) },
  /** The price of the cart must exceed this, in paise. */
  minimum: wirePaise,
  ...{ startsAt: v.exactOptional(v.string()), endsAt: v.exactOptional(v.string()) },
  ...{ mostUses: v.exactOptional(v.number()), mostPerShopper: v.exactOptional(v.number()) },
};

const wireCoupon = v.object(couponEntries);
export type WireCoupon = v.InferOutput<typeof wireCoupon>;

/** The response of GET /coupons. */
export const couponsResponse = v.object({ coupons: v.array(wireCoupon) });

export function toWireCoupon({ id, name, minimumPurchase, ...coupon }: UndescribedCoupon & CouponLimits): WireCoupon {
  const { startsAt, endsAt, mostUses, mostPerShopper } = coupon;
  return {
    ...{ id, name, minimum: minimumPurchase },
    ...('amount' in coupon ? { amount: coupon.amount } : { percent: coupon.percent }),
    ...{ ...(startsAt !== undefined && { startsAt }), ...(endsAt !== undefined && { endsAt }) },
    ...{ ...(mostUses !== undefined && { mostUses }), ...(mostPerShopper !== undefined && { mostPerShopper }) },
  };
}

export function fromWireCoupon({ amount, percent = 0, minimum, ...coupon }: WireCoupon): LimitedCoupon {
  const discount = amount === undefined ? { percent } : { amount };
  return withDescription({ ...coupon, minimumPurchase: minimum, ...discount });
}
