import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { CouponTerms } from '../../domain/coupons/validateCoupon.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { CouponChange, ForKeepingCoupons, SavedCoupon, StaffCoupon } from '../ports/ForKeepingCoupons.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { type CouponFieldErrors, type CouponFields, fieldsOf, termsIn } from './couponFields.ts';

export type KeepCouponsPorts = {
  readonly coupons: ForKeepingCoupons;
  readonly clock: Pick<ForTellingTime, 'now'>;
  readonly log: ForLogging;
};

type Outcome = SavedCoupon | { readonly outcome: 'refused'; readonly text: string } | Failed;
const NOT_SAVED = 'The coupon could not be saved';

export type KeepCoupons = {
  list(): Promise<{ readonly outcome: 'listed'; readonly coupons: readonly StaffCoupon[] } | Failed>;
  /** Adds what was typed, or changes the coupon by those of its fields that were typed anew. */
  save(fields: CouponFields, coupon?: StaffCoupon): Promise<Outcome | FormRejection<CouponFieldErrors>>;
  /** Ends a coupon now. */
  end(coupon: StaffCoupon): Promise<Outcome>;
  /** Gives a coupon the end again that it had. */
  undoEnd(coupon: StaffCoupon): Promise<Outcome>;
};

/** The coupons, as staff keep them. */
export function makeKeepCoupons({ coupons, clock, log }: KeepCouponsPorts): KeepCoupons {
  const now = () => timestamp(clock.now());
  const change = (id: string, changed: CouponChange) => attemptCall(() => coupons.change(id, changed), log, NOT_SAVED);
  return {
    list: () =>
      attemptCall(
        async () => ({ outcome: 'listed' as const, coupons: await coupons.coupons() }),
        log,
        'The coupons could not be read',
      ),
    save: async (fields, coupon) => {
      const typed = termsIn(fields, now());
      if ('errors' in typed) return { outcome: 'invalid', errors: typed.errors };
      if (coupon === undefined) return attemptCall(() => coupons.add(typed.terms), log, NOT_SAVED);
      return change(coupon.id, changesBetween(coupon, typed.terms, fields));
    },
    end: ({ id }) => change(id, { endsAt: 'now' }),
    undoEnd: ({ id, endsAt }) => change(id, { endsAt: endsAt ?? null }),
  };
}

/** Returns the terms whose fields were typed anew: a time of the day that no field shows stays as it is. */
function changesBetween(coupon: StaffCoupon, terms: CouponTerms, fields: CouponFields): CouponChange {
  const before = fieldsOf(coupon);
  const isDiscountNew = before.kind !== fields.kind || before.discount !== fields.discount;
  return {
    ...(before.name !== fields.name && { name: terms.name }),
    ...(isDiscountNew && (terms.amount === undefined ? { percent: terms.percent } : { amount: terms.amount })),
    ...(before.minimum !== fields.minimum && { minimum: terms.minimum }),
    ...(before.startsAt !== fields.startsAt && { startsAt: terms.startsAt ?? null }),
    ...(before.endsAt !== fields.endsAt && { endsAt: terms.endsAt ?? null }),
    ...(before.mostUses !== fields.mostUses && { mostUses: terms.mostUses ?? null }),
    ...(before.mostPerShopper !== fields.mostPerShopper && { mostPerShopper: terms.mostPerShopper ?? null }),
  };
}
