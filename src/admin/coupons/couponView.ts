import { couponExample } from '../../../core/admin/coupons/couponExample.ts';
import type { StaffCoupon } from '../../../core/admin/ports/ForKeepingCoupons.ts';
import { type CouponState, isUsedUp } from '../../../core/domain/coupons/CouponLimits.ts';
import type { CouponTerms } from '../../../core/domain/coupons/validateCoupon.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { formatDate } from '../../../core/domain/time/formatDate.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';

/** A coupon, ready to print. */
export type CouponView = {
  readonly id: string;
  readonly name: string;
  /** The discount, such as `20%`. */
  readonly offer: string;
  readonly minimum: string;
  /** Such as `₹501 becomes ₹400.80`. */
  readonly example: string;
  /** Such as `From 1 Mar 2026 until 31 Mar 2026`; empty without dates. */
  readonly dates: string;
  /** Such as `Used 3 times, at most 100 times, at most once by each shopper`. */
  readonly uses: string;
  readonly state: CouponState | 'used up';
  readonly canEnd: boolean;
};

const SECOND_MS = 1000;

export function couponView(coupon: StaffCoupon): CouponView {
  const { state } = coupon;
  return {
    ...{ id: coupon.id, name: coupon.name },
    offer: coupon.amount === undefined ? `${coupon.percent}%` : formatMoney(coupon.amount),
    minimum: `Above ${formatMoney(coupon.minimum)}`,
    example: exampleText(coupon),
    dates: datesText(coupon, state),
    uses: usesText(coupon),
    state: state === 'active' && isUsedUp(coupon, coupon.uses) ? 'used up' : state,
    canEnd: state !== 'ended',
  };
}

/** Such as `₹501 becomes ₹400.80`. */
export function exampleText(terms: CouponTerms): string {
  const { before, after } = couponExample(terms);
  return `${formatMoney(before)} becomes ${formatMoney(after)}`;
}

function datesText({ startsAt, endsAt }: StaffCoupon, state: CouponState): string {
  const lastDay = endsAt && formatDate(timestamp(Date.parse(endsAt) - SECOND_MS));
  if (state === 'ended') return `Ended on ${lastDay}`;
  const start = startsAt && `From ${formatDate(startsAt)}`;
  return [start, lastDay && `${start ? 'until' : 'Until'} ${lastDay}`].filter(Boolean).join(' ');
}

function usesText({ uses, mostUses, mostPerShopper }: StaffCoupon): string {
  const count = uses === 0 ? 'Not used yet' : `Used ${timesText(uses)}`;
  const used = mostUses === undefined ? count : `${count}, at most ${timesText(mostUses)}`;
  return mostPerShopper === undefined ? used : `${used}, at most ${timesText(mostPerShopper)} by each shopper`;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
