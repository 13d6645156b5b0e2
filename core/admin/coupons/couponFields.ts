import { type CouponField, type CouponTerms, couponErrors } from '../../domain/coupons/validateCoupon.ts';
import { fromRupees, toRupees } from '../../domain/money/Paise.ts';
import { addDays, isDay, shopDay, startOfDay } from '../../domain/time/shopDay.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A coupon as it is typed: amounts in rupees, and the first and the last day in the shop's time zone. */
export type CouponFields = {
  readonly name: string;
  readonly kind: 'amount' | 'percent';
  readonly discount: string;
  readonly minimum: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly mostUses: string;
  readonly mostPerShopper: string;
};

export type CouponFieldErrors = { readonly [Field in CouponField | 'startsAt']?: string | undefined };

export const BLANK_COUPON: CouponFields = {
  ...{ name: '', kind: 'percent', discount: '', minimum: '' },
  ...{ startsAt: '', endsAt: '', mostUses: '', mostPerShopper: '' },
};

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const SECOND_MS = 1000;

/** Returns a coupon as it is typed. */
export function fieldsOf({ name, amount, percent, minimum, startsAt, endsAt, ...most }: CouponTerms): CouponFields {
  return {
    ...{ name, kind: amount === undefined ? 'percent' : 'amount' },
    discount: String(amount === undefined ? percent : toRupees(amount)),
    minimum: String(toRupees(minimum)),
    startsAt: startsAt === undefined ? '' : shopDay(Date.parse(startsAt)),
    endsAt: endsAt === undefined ? '' : shopDay(Date.parse(endsAt) - SECOND_MS),
    ...{ mostUses: String(most.mostUses ?? ''), mostPerShopper: String(most.mostPerShopper ?? '') },
  };
}

/** Returns the terms that were typed, or what is wrong with them. */
export function termsIn(
  fields: CouponFields,
  at: Timestamp,
): { readonly terms: CouponTerms } | { readonly errors: CouponFieldErrors } {
  const terms: CouponTerms = {
    name: fields.name.trim(),
    ...(fields.kind === 'amount' ? { amount: paiseIn(fields.discount) } : { percent: numberIn(fields.discount) }),
    minimum: fields.minimum.trim() === '' ? 0 : paiseIn(fields.minimum),
    ...(fields.startsAt !== '' && { startsAt: isDay(fields.startsAt) ? startOfDay(fields.startsAt) : '' }),
    ...(fields.endsAt !== '' && { endsAt: isDay(fields.endsAt) ? startOfDay(addDays(fields.endsAt, 1)) : '' }),
    ...(fields.mostUses.trim() !== '' && { mostUses: numberIn(fields.mostUses) }),
    ...(fields.mostPerShopper.trim() !== '' && { mostPerShopper: numberIn(fields.mostPerShopper) }),
  };
  const noDay = 'Please enter a day.';
  const errors = {
    ...couponErrors(terms, at),
    ...(terms.startsAt === '' && { startsAt: noDay }),
    ...(terms.endsAt === '' && { endsAt: noDay }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { terms };
}

/** Returns the amount of a text such as `20` or `12.50`; no number when it is none. */
function paiseIn(text: string): number {
  return AMOUNT.test(text.trim()) ? fromRupees(Number(text)) : Number.NaN;
}

function numberIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
