import { makeAutoObservable, observableRef } from 'mobx';
import { BLANK_COUPON, type CouponFields, fieldsOf, termsIn } from '../../../core/admin/coupons/couponFields.ts';
import type { KeepCoupons } from '../../../core/admin/coupons/KeepCoupons.ts';
import type { SavedCoupon, StaffCoupon } from '../../../core/admin/ports/ForKeepingCoupons.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import { type CouponView, couponView, exampleText } from './couponView.ts';

export type CouponListParts = AccountFormContext & {
  readonly keepCoupons: KeepCoupons;
};

/** The coupons, and the form of a new or a changed one. Ending a coupon can be undone. */
export class CouponListViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** What has happened; empty while there is nothing to say. */
  news = '';
  /** Why the last change of the list had no effect. */
  failure = '';
  isFormOpen = false;
  readonly form: AccountForm<CouponFields, SavedCoupon>;
  private coupons: readonly StaffCoupon[] = [];
  /** The coupon in the form; a new one when undefined. */
  private edited: StaffCoupon | undefined = undefined;
  /** The coupon that was ended last, as it was. */
  private ended: StaffCoupon | undefined = undefined;
  private readonly parts: CouponListParts;

  constructor(parts: CouponListParts) {
    this.parts = parts;
    this.form = new AccountForm({
      ...{ pendingWork: parts.pendingWork, clock: parts.clock, blank: BLANK_COUPON },
      attempt: async (fields) => {
        const outcome = await parts.keepCoupons.save(fields, this.edited);
        if (outcome.outcome !== 'failed') return outcome;
        return { outcome: 'refused', text: outcome.text };
      },
      whenDone: ({ coupon }) => this.close(coupon, `${isolated(coupon.name)} is saved.`),
    });
    const refs = { coupons: observableRef, edited: observableRef, ended: observableRef };
    makeAutoObservable<this, 'coupons' | 'edited' | 'ended' | 'parts'>(
      this,
      { ...refs, form: false, parts: false },
      { autoBind: true },
    );
  }

  get views(): readonly CouponView[] {
    return this.coupons.map(couponView);
  }

  get formTitle(): string {
    return this.edited === undefined ? 'New coupon' : 'Change coupon';
  }

  /** What a cart with the typed coupon costs; empty while that cannot be told. */
  get example(): string {
    const typed = termsIn({ ...this.form.fields, name: 'Example', startsAt: '', endsAt: '' }, '');
    return 'terms' in typed ? exampleText(typed.terms) : '';
  }

  get canUndo(): boolean {
    return this.ended !== undefined;
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const { keepCoupons, pendingWork } = this.parts;
    this.show(await pendingWork.track(keepCoupons.list()));
  }

  openNew(): void {
    this.open(undefined);
  }

  openChange(id: string): void {
    this.open(this.coupons.find((coupon) => coupon.id === id));
  }

  closeForm(): void {
    this.isFormOpen = false;
  }

  /** Ends a coupon at once. */
  async end(id: string): Promise<void> {
    const coupon = this.coupons.find((each) => each.id === id);
    if (coupon === undefined) return;
    await this.change(this.parts.keepCoupons.end(coupon), `${isolated(coupon.name)} has ended.`, coupon);
  }

  async undo(): Promise<void> {
    const { ended } = this;
    if (ended === undefined) return;
    await this.change(this.parts.keepCoupons.undoEnd(ended), `${isolated(ended.name)} goes on.`, undefined);
  }

  private async change(call: ReturnType<KeepCoupons['end']>, news: string, ended: StaffCoupon | undefined) {
    this.settle(await this.parts.pendingWork.track(call), news, ended);
  }

  private settle(outcome: Awaited<ReturnType<KeepCoupons['end']>>, news: string, ended: StaffCoupon | undefined): void {
    this.failure = '';
    if (outcome.outcome === 'saved') {
      this.put(outcome.coupon);
      this.news = news;
      this.ended = ended;
      return;
    }
    this.failure = outcome.text;
  }

  private open(coupon: StaffCoupon | undefined): void {
    this.edited = coupon;
    this.form.reset();
    if (coupon !== undefined) this.form.fields = fieldsOf(coupon);
    this.isFormOpen = true;
  }

  private close(coupon: StaffCoupon, news: string): void {
    this.put(coupon);
    this.isFormOpen = false;
    this.failure = '';
    this.news = news;
    this.ended = undefined;
  }

  private put(coupon: StaffCoupon): void {
    const isKnown = this.coupons.some(({ id }) => id === coupon.id);
    this.coupons = isKnown
      ? this.coupons.map((each) => (each.id === coupon.id ? coupon : each))
      : [...this.coupons, coupon];
  }

  private show(found: Awaited<ReturnType<KeepCoupons['list']>>): void {
    if (found.outcome === 'listed') {
      this.coupons = found.coupons;
      this.status = 'ready';
      return;
    }
    this.status = 'failed';
  }
}
