import type { CouponFacts, CouponFieldName, CouponsDriver } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The labels of fields that scenarios call shorter. */
const LABELS: Partial<Readonly<Record<CouponFieldName, string>>> = {
  Amount: 'Amount in ₹',
  Minimum: 'Minimum purchase in ₹',
};

/** The coupons, on the screen. */
export class ScreenCoupons implements CouponsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async coupons(): Promise<readonly CouponFacts[]> {
    const rows = await this.#screen.rows('main ul[aria-label="Coupons"] article', {
      name: 'h2',
      off: ':scope > p span',
      state: 'h2 + p',
      example: 'h2 + p + p',
      limits: 'h2 + p + p + p',
    });
    return rows.map(({ state, ...coupon }) => ({ ...coupon, state: state.replace(/^\W+/, '').toLowerCase() }));
  }

  beginNew(): Promise<void> {
    return this.#screen.press('New coupon');
  }

  beginChange(name: string): Promise<void> {
    return this.#screen.press(`Change ${name}`);
  }

  async fill(field: CouponFieldName, text: string): Promise<void> {
    if (field === 'Amount') await this.#screen.choose('Takes off', 'amount');
    await this.#screen.type(LABELS[field] ?? field, text);
  }

  example(): Promise<string> {
    return this.#screen.text('[role="dialog"] p[role="status"]');
  }

  save(): Promise<void> {
    return this.#screen.press('Save');
  }

  isFormOpen(): Promise<boolean> {
    return this.#screen.window.page.find('dialog').isThere();
  }

  end(name: string): Promise<void> {
    return this.#screen.press(`End ${name}`);
  }

  undo(): Promise<void> {
    return this.#screen.press('Undo');
  }

  async news(): Promise<string> {
    return (await this.#screen.text('main p[role="status"]')).replace(/ Undo$/, '');
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}
