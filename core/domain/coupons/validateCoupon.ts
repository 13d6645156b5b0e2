import type { Timestamp } from '../time/timestamp.ts';
import type { CouponLimits } from './CouponLimits.ts';

/** The terms of a coupon as staff enter them. Amounts are in paise. */
export type CouponTerms = CouponLimits & {
  readonly name: string;
  readonly amount?: number | undefined;
  readonly percent?: number | undefined;
  readonly minimum: number;
};

/** The fields of a coupon that can be wrong. */
export type CouponField = 'name' | 'discount' | 'minimum' | 'endsAt' | 'mostUses' | 'mostPerShopper';

const MOST_PERCENT = 100;
/** The largest amount, in paise: a crore of rupees. */
const MOST_PAISE = 1_000_000_000;
const MOST_USES = 1_000_000_000;

/** Returns what is wrong with the terms, by field; nothing when they can stand. A coupon may end before it has begun. */
export function couponErrors(terms: CouponTerms, at: Timestamp): Readonly<Partial<Record<CouponField, string>>> {
  const { name, minimum, startsAt, endsAt } = terms;
  const discount = discountError(terms);
  const endsTooEarly = endsAt !== undefined && startsAt !== undefined && endsAt > at && endsAt <= startsAt;
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(discount !== undefined && { discount }),
    ...(!isWhole(minimum, 0, MOST_PAISE) && { minimum: 'The minimum purchase is an amount from ₹0.' }),
    ...(endsTooEarly && { endsAt: 'The coupon ends before it begins.' }),
    ...countError(terms, 'mostUses'),
    ...countError(terms, 'mostPerShopper'),
  };
}

function discountError({ amount, percent }: CouponTerms): string | undefined {
  if ((amount === undefined) === (percent === undefined)) return 'A coupon takes off an amount or a percentage.';
  if (amount !== undefined) return isWhole(amount, 1, MOST_PAISE) ? undefined : 'The amount is above ₹0.';
  return isWhole(percent, 1, MOST_PERCENT) ? undefined : 'The percentage is a whole number from 1 to 100.';
}

function countError(terms: CouponTerms, field: 'mostUses' | 'mostPerShopper') {
  const count = terms[field];
  return count === undefined || isWhole(count, 1, MOST_USES) ? {} : { [field]: 'A whole number from 1, or nothing.' };
}

function isWhole(value: number | undefined, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
