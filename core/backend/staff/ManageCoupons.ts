import { withDescription } from '../../domain/coupons/Coupon.ts';
import { type CouponState, couponState, type LimitedCoupon } from '../../domain/coupons/CouponLimits.ts';
import { type CouponTerms, couponErrors } from '../../domain/coupons/validateCoupon.ts';
import type { Actor } from '../../domain/staff/Actor.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StoredCoupon } from '../ports/ForStoringCoupons.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { audited } from './audited.ts';

/** What of a coupon is changed. `null` takes a limit away; an amount takes the place of a percentage, and the reverse; `endsAt: 'now'` ends it at once. */
export type CouponChange = {
  readonly [Field in keyof CouponTerms]?: CouponTerms[Field] | null | undefined;
};

/** A coupon, and whether it is valid now. */
export type StaffCoupon = StoredCoupon & { readonly state: CouponState };

/** The coupons, as staff change them. One that has ended stays: orders name it. */
export function makeManageCoupons(ports: Pick<BackEndPorts, 'transactions' | 'coupons' | 'clock' | 'ids'>) {
  const { coupons, clock, ids } = ports;
  const now = () => timestamp(clock.now());
  const withState = (coupon: StoredCoupon): StaffCoupon => ({ ...coupon, state: couponState(coupon, now()) });
  const auditedCoupon = (actor: Actor, id: string) =>
    audited(ports, {
      ...{ actor, action: 'coupons.change', subject: { kind: 'coupon', id } },
      read: async (stores) => termsOf((await stores.coupons.lock([id]))[0]),
    }).transactions;

  return {
    /** Resolves with all coupons, the earliest first. */
    listCoupons: async () => (await coupons.all()).map(withState),

    /** Adds a coupon. Without an id, it gets one. */
    addCoupon: async (
      actor: Actor,
      { id = ids.generate(), ...terms }: CouponTerms & { readonly id?: string | undefined },
    ): Promise<StaffCoupon | 'coupon-exists' | Invalid> => {
      const invalid = Object.values(couponErrors(terms, now()));
      if (invalid.length > 0) return { invalid };
      return auditedCoupon(actor, id).within(async (stores) =>
        (await stores.coupons.add(couponOf(id, terms)))
          ? withState({ ...couponOf(id, terms), uses: 0 })
          : 'coupon-exists',
      );
    },

    /** Changes a coupon; `endsAt` ends it. Checkouts that have begun keep their price. */
    changeCoupon: (actor: Actor, id: string, change: CouponChange): Promise<StaffCoupon | 'no-such-coupon' | Invalid> =>
      auditedCoupon(actor, id).within(async (stores) => {
        const [coupon] = await stores.coupons.lock([id]);
        if (coupon === undefined) return 'no-such-coupon';
        const endsAt = change.endsAt === 'now' ? now() : change.endsAt;
        const terms = changedTerms(termsOf(coupon), { ...change, endsAt });
        const { uses } = coupon;
        const isBelowUses = terms.mostUses !== undefined && terms.mostUses < uses;
        const invalid = [
          ...Object.values(couponErrors(terms, now())),
          ...(isBelowUses ? [`The coupon is used ${uses} times already. End it, or allow at least as many.`] : []),
        ];
        if (invalid.length > 0) return { invalid };
        await stores.coupons.replace(couponOf(id, terms));
        return withState({ ...couponOf(id, terms), uses });
      }),
  };
}

function changedTerms(terms: CouponTerms, change: CouponChange): CouponTerms {
  const isDiscount = (change.amount ?? change.percent) !== undefined;
  const fields = {
    ...terms,
    ...(isDiscount && { amount: undefined, percent: undefined }),
    ...withoutUndefined(change),
  };
  return withoutNothing(fields) as CouponTerms;
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

function withoutNothing(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

/** Returns the terms of a coupon, also as the log shows them. */
function termsOf(coupon: StoredCoupon): CouponTerms;
function termsOf(coupon: StoredCoupon | undefined): CouponTerms | undefined;
function termsOf(coupon: StoredCoupon | undefined): CouponTerms | undefined {
  if (coupon === undefined) return undefined;
  const { id: _id, description: _description, uses: _uses, minimumPurchase: minimum, ...terms } = coupon;
  return { ...terms, minimum };
}

/** Returns the coupon of terms that are valid. */
function couponOf(id: string, { name, amount, percent = 0, minimum, ...limits }: CouponTerms): LimitedCoupon {
  const discount = amount === undefined ? { percent } : { amount };
  return withDescription({ id, name: name.trim(), minimumPurchase: minimum, ...discount, ...limits });
}
