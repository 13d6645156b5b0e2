import type { CouponUse, ForStoringCoupons, StoredCoupon } from '../../../core/backend/ports/ForStoringCoupons.ts';
import { type UndescribedCoupon, withDescription } from '../../../core/domain/coupons/Coupon.ts';
import type { CouponLimits, LimitedCoupon } from '../../../core/domain/coupons/CouponLimits.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

type CouponRow = UndescribedCoupon & CouponLimits & Pick<StoredCoupon, 'uses'>;

const COUPONS = `select id, name, amount, percent, minimum as "minimumPurchase", starts_at as "startsAt", ends_at as "endsAt",
  most_uses as "mostUses", most_per_shopper as "mostPerShopper", uses from coupons`;
const ALL = `${COUPONS} order by place`;
const COUPON = `${COUPONS} where id = $1`;
/** In ascending order, so that two transactions never wait for each other. */
const LOCK = `${COUPONS} where id = any($1::text[]) order by id for no key update`;
const ADD = `insert into coupons (id, name, amount, percent, minimum, starts_at, ends_at, most_uses, most_per_shopper)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`;
const REPLACE = `update coupons set name = $2, amount = $3, percent = $4, minimum = $5, starts_at = $6, ends_at = $7, most_uses = $8,
  most_per_shopper = $9 where id = $1`;

const USES = `select u.checkout_id as "checkoutId", u.coupon_id as "couponId", u.user_id as "shopperId", u.discount, u.state,
  u.used_at as "usedAt" from coupon_uses u`;
const USE = `${USES} where u.checkout_id = $1`;
const OPEN = `${USES} where u.user_id = $1 and u.state = 'held' and not exists (select 1 from orders o where o.id = u.checkout_id)
order by u.checkout_id`;
const COUNT = `select count(*)::integer as count from coupon_uses where user_id = $2 and coupon_id = $1 and state <> 'released'`;
const SET_USE = `insert into coupon_uses (checkout_id, coupon_id, user_id, discount, state, used_at) values ($1, $2, $3, $4, $5, $6)
on conflict (checkout_id) do update set coupon_id = excluded.coupon_id, discount = excluded.discount, state = excluded.state,
  used_at = excluded.used_at`;

/** Stores the coupons and their uses in SQL. */
export class SqlCoupons extends SqlStore implements ForStoringCoupons {
  async all(): Promise<readonly StoredCoupon[]> {
    return (await this.database.query<CouponRow>(ALL)).map(couponOf);
  }

  async coupon(id: string): Promise<StoredCoupon | undefined> {
    const row = await this.first<CouponRow>(COUPON, [id]);
    return row && couponOf(row);
  }

  async add(coupon: LimitedCoupon): Promise<boolean> {
    return (await this.first(ADD, valuesOf(coupon))) !== undefined;
  }

  async replace(coupon: LimitedCoupon): Promise<void> {
    await this.database.query(REPLACE, valuesOf(coupon));
  }

  async lock(ids: readonly string[]): Promise<readonly StoredCoupon[]> {
    return (await this.database.query<CouponRow>(LOCK, [ids])).map(couponOf);
  }

  async use(checkoutId: string): Promise<CouponUse | undefined> {
    const row = await this.first<CouponUse>(USE, [checkoutId]);
    return row && withoutNulls(row);
  }

  async openUses(shopperId: string): Promise<readonly CouponUse[]> {
    return (await this.database.query<CouponUse>(OPEN, [shopperId])).map(withoutNulls);
  }

  async countUses(couponId: string, shopperId: string): Promise<number> {
    return (await this.first<{ readonly count: number }>(COUNT, [couponId, shopperId]))?.count ?? 0;
  }

  async setUse({ checkoutId, couponId, shopperId, discount, state, usedAt }: CouponUse): Promise<void> {
    await this.database.write(SET_USE, [checkoutId, couponId, shopperId, discount, state, usedAt ?? null]);
  }
}

function couponOf(row: CouponRow): StoredCoupon {
  return withDescription(withoutNulls(row));
}

function valuesOf({
  id,
  name,
  minimumPurchase,
  startsAt,
  endsAt,
  mostUses,
  mostPerShopper,
  ...discount
}: LimitedCoupon) {
  const [amount, percent] = 'amount' in discount ? [discount.amount, null] : [null, discount.percent];
  const limits = [startsAt ?? null, endsAt ?? null, mostUses ?? null, mostPerShopper ?? null];
  return [id, name, amount, percent, minimumPurchase, ...limits];
}
