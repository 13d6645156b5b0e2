import type { CartDriver, CartLine, CouponState } from '../contracts/CartDriver.ts';
import { amountsOf } from './in-page/amountsOf.ts';
import { couponsOf } from './in-page/couponsOf.ts';
import { factsOf } from './in-page/productFacts.ts';
import type { Page } from './Page.ts';
import { content, partOf } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** The cart with its coupons, and the summary beside cart and checkout. */
export class ScreenCart implements CartDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async lines(): Promise<readonly CartLine[]> {
    const lines = await this.#content.find('list', 'Items in your cart').find('listitem').evaluate(factsOf);
    return lines.flatMap(({ name, price = '', quantity = '' }) =>
      name === undefined ? [] : [{ name, price, quantity }],
    );
  }

  async addOne(name: string): Promise<void> {
    await partOf(this.#session.page, name)
      .find('button', /^(Add|Added|Go) to Cart: /)
      .press();
  }

  async oneMore(name: string): Promise<void> {
    await this.#content.find('button', `Increase quantity of ${name}`).press();
  }

  async oneFewer(name: string): Promise<void> {
    await this.#content.find('button', `Decrease quantity of ${name}`).press();
  }

  async remove(name: string): Promise<void> {
    await this.#content.find('button', `Remove ${name} from cart`).press();
  }

  async coupons(): Promise<readonly CouponState[]> {
    return this.#couponList.find('checkbox').evaluate(couponsOf);
  }

  async toggleCoupon(name: string): Promise<void> {
    if (!(await this.#couponList.isThere())) {
      await this.#content.find('button', 'Apply Coupons?').press();
      await this.#session.settled();
    }
    await this.#couponList.find('checkbox', name).press();
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const amounts = await this.#content.find('region', /^(Billing )?Summary$/).evaluate(amountsOf);
    return Object.fromEntries(amounts.map(([label, amount]) => [label.toLowerCase(), amount]));
  }

  async news(): Promise<readonly string[]> {
    return this.#news.find('listitem').texts();
  }

  async takeNewsAsRead(): Promise<void> {
    await this.#news.find('button', 'OK').press();
  }

  get #news(): Page {
    return this.#content.find('status');
  }

  get #content(): Page {
    return content(this.#session.page);
  }

  get #couponList(): Page {
    return this.#content.find('list', 'Coupons');
  }
}
