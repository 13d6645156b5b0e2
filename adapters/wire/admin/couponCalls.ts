import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { couponEntries } from '../orders/wireCoupon.ts';
import { requestText } from '../requestText.ts';

const wholeNumber = v.pipe(v.number(), v.integer());
/** A time in a request, with its offset. */
const time = v.pipe(
  requestText(TEXT_LIMITS.name),
  v.isoTimestamp(),
  v.transform((text) => timestamp(Date.parse(text))),
);
const name = v.pipe(requestText(TEXT_LIMITS.name), v.trim(), v.nonEmpty('is empty'));
const terms = { name, amount: wholeNumber, percent: wholeNumber, minimum: wholeNumber };

/** The body of POST /admin/coupons: an amount or a percentage, in paise; without an id, the coupon gets one. */
export const addCouponBody = v.object({
  ...{ ...terms, amount: v.exactOptional(wholeNumber), percent: v.exactOptional(wholeNumber) },
  id: v.optional(v.pipe(requestText(TEXT_LIMITS.indexed), v.trim(), v.nonEmpty('is empty'))),
  ...{ startsAt: v.exactOptional(time), endsAt: v.exactOptional(time) },
  ...{ mostUses: v.exactOptional(wholeNumber), mostPerShopper: v.exactOptional(wholeNumber) },
});

/** The body of PATCH /admin/coupons/{id}: what changes. `null` takes a limit away; `endsAt` ends the coupon, `now` at once. */
export const changeCouponBody = v.object({
  ...v.partial(v.object(terms)).entries,
  startsAt: v.optional(v.nullable(time)),
  endsAt: v.optional(v.nullable(v.union([v.literal('now'), time]))),
  mostUses: v.optional(v.nullable(wholeNumber)),
  mostPerShopper: v.optional(v.nullable(wholeNumber)),
});

/** A coupon of the admin: `uses` counts the orders that have used it and the checkouts that may still; `state` is that of now. */
const adminCoupon = v.object({
  ...{ ...couponEntries, uses: v.number() },
  state: v.picklist(['upcoming', 'active', 'ended']),
});
export type AdminWireCoupon = v.InferOutput<typeof adminCoupon>;

/** The response of GET /admin/coupons: the earliest first. */
export const adminCouponsResponse = v.object({ coupons: v.array(adminCoupon) });

/** The response of POST /admin/coupons and PATCH /admin/coupons/{id}. */
export const adminCouponResponse = v.object({ coupon: adminCoupon });
