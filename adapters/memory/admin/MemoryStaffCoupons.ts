import type { CouponChange, ForKeepingCoupons, StaffCoupon } from '../../../core/admin/ports/ForKeepingCoupons.ts';
import { couponState } from '../../../core/domain/coupons/CouponLimits.ts';
import type { CouponTerms } from '../../../core/domain/coupons/validateCoupon.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';

/** The coupons of a shop in memory. */
export class MemoryStaffCoupons implements ForKeepingCoupons {
  /** Test control: by id, the earliest first. */
  readonly all = new Map<string, Omit<StaffCoupon, 'state'>>([
    ['black-friday', { id: 'black-friday', name: 'BLACK FRIDAY OFFER', amount: 2_000, minimum: 25_000, uses: 0 }],
    ['new-year', { id: 'new-year', name: 'NEW YEAR OFFER', percent: 20, minimum: 50_000, uses: 0 }],
  ]);
  readonly #now: () => number;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  async coupons(): Promise<readonly StaffCoupon[]> {
    this.#fail();
    return [...this.all.values()].map((coupon) => this.#withState(coupon));
  }

  async add(terms: CouponTerms) {
    this.#fail();
    const coupon = { ...terms, id: `coupon-${this.all.size + 1}`, uses: 0 };
    this.all.set(coupon.id, coupon);
    return { outcome: 'saved' as const, coupon: this.#withState(coupon) };
  }

  async change(id: string, change: CouponChange) {
    this.#fail();
    const coupon = this.all.get(id);
    if (coupon === undefined) return { outcome: 'refused' as const, text: 'The coupon does not exist.' };
    const { amount: _amount, percent: _percent, ...others } = coupon;
    const isDiscount = (change.amount ?? change.percent) !== undefined;
    const fields = Object.entries({
      ...(isDiscount ? others : coupon),
      ...change,
      ...(change.endsAt === 'now' && { endsAt: timestamp(this.#now()) }),
    });
    const changed = Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined)) as Omit<
      StaffCoupon,
      'state'
    >;
    if (changed.mostUses !== undefined && changed.mostUses < coupon.uses)
      return { outcome: 'refused' as const, text: `The coupon is used ${coupon.uses} times already.` };
    this.all.set(id, changed);
    return { outcome: 'saved' as const, coupon: this.#withState(changed) };
  }

  #withState(coupon: Omit<StaffCoupon, 'state'>): StaffCoupon {
    return { ...coupon, state: couponState(coupon, timestamp(this.#now())) };
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}
