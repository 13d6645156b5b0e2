import type { CouponFields } from '../../../../core/admin/coupons/couponFields.ts';
import { COUPON_LIST } from '../../../../src/admin/coupons/pageTokens.ts';
import type { CouponFacts, CouponFieldName, CouponsDriver } from '../../contracts/admin/AdminDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

const FIELDS: Readonly<Record<CouponFieldName, Exclude<keyof CouponFields, 'kind'>>> = {
  Name: 'name',
  Percent: 'discount',
  Amount: 'discount',
  Minimum: 'minimum',
  'First day': 'startsAt',
  'Last day': 'endsAt',
  'Most uses': 'mostUses',
  'Most uses of a shopper': 'mostPerShopper',
};

/** The coupons, by their view-model. */
export class ViewModelCoupons implements CouponsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Coupons', () => this.#list);
  }

  async coupons(): Promise<readonly CouponFacts[]> {
    return this.#list.views.map(({ name, offer, state, minimum, example, dates, uses }) => ({
      ...{ name, off: offer, state, example: `${minimum}: ${example}` },
      limits: said(dates, uses).join(' · '),
    }));
  }

  async beginNew(): Promise<void> {
    this.#list.openNew();
  }

  async beginChange(name: string): Promise<void> {
    this.#list.openChange(this.#named(name).id);
  }

  async fill(field: CouponFieldName, text: string): Promise<void> {
    const { form } = this.#open;
    if (field === 'Amount' || field === 'Percent') form.change('kind', field === 'Amount' ? 'amount' : 'percent');
    form.change(FIELDS[field], text);
  }

  async example(): Promise<string> {
    return this.#open.example;
  }

  async save(): Promise<void> {
    await this.#open.form.submit();
  }

  async isFormOpen(): Promise<boolean> {
    return this.#list.isFormOpen;
  }

  async end(name: string): Promise<void> {
    const { id, canEnd } = this.#named(name);
    if (!canEnd) throw new Error(`${name} cannot be ended`);
    await this.#list.end(id);
  }

  async undo(): Promise<void> {
    if (!this.#list.canUndo) throw new Error('There is nothing to undo');
    await this.#list.undo();
  }

  async news(): Promise<string> {
    return this.#list.news;
  }

  async complaints(): Promise<readonly string[]> {
    const { form, failure } = this.#list;
    return said(...Object.values(form.errors), form.refusal, failure);
  }

  #named(name: string) {
    const coupon = this.#list.views.find((each) => each.name === name);
    if (coupon === undefined) throw new Error(`There is no coupon ${name}`);
    return coupon;
  }

  get #open() {
    if (!this.#list.isFormOpen) throw new Error('No form is open');
    return this.#list;
  }

  get #list() {
    return this.#tab.on('Coupons', COUPON_LIST, (list) => {
      void list.load();
      return undefined;
    });
  }
}
