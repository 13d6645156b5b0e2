import { getByRole, queryAllByRole, queryByRole } from '@testing-library/dom';
import type { CartDriver, CartLine, CouponState } from '../../contracts/CartDriver.ts';
import { amountsOf } from '../in-page/amountsOf.ts';
import { couponsOf } from '../in-page/couponsOf.ts';
import { factsOf } from '../in-page/productFacts.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, partOf } from './queries.ts';

/** The cart with its coupons, and the summary beside cart and checkout. */
export class DomCart implements CartDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async lines(): Promise<readonly CartLine[]> {
    const list = queryByRole(content(), 'list', { name: 'Items in your cart' });
    return allByRole(list, 'listitem').flatMap((line) => {
      const heading = queryByRole(line, 'heading');
      if (heading === null) return [];
      const { price = '', quantity = '' } = factsOf(line);
      return [{ name: heading.textContent ?? '', price, quantity }];
    });
  }

  async addOne(name: string): Promise<void> {
    await press(this.#session, getByRole(partOf(name), 'button', { name: /^(Add|Added|Go) to Cart: / }));
  }

  async oneMore(name: string): Promise<void> {
    await this.#pressNamed(`Increase quantity of ${name}`);
  }

  async oneFewer(name: string): Promise<void> {
    await this.#pressNamed(`Decrease quantity of ${name}`);
  }

  async remove(name: string): Promise<void> {
    await this.#pressNamed(`Remove ${name} from cart`);
  }

  async coupons(): Promise<readonly CouponState[]> {
    return couponsOf(allByRole(this.#couponList, 'checkbox'));
  }

  async toggleCoupon(name: string): Promise<void> {
    const opener = getByRole(content(), 'button', { name: 'Apply Coupons?' });
    if (opener.getAttribute('aria-expanded') !== 'true') {
      await press(this.#session, opener);
      await this.#session.settled();
    }
    await press(this.#session, getByRole(this.#couponList ?? content(), 'checkbox', { name }));
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const summaries = queryAllByRole(content(), 'region', { name: /^(Billing )?Summary$/ });
    return Object.fromEntries(amountsOf(summaries).map(([label, amount]) => [label.toLowerCase(), amount]));
  }

  async #pressNamed(name: string): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name }));
  }

  get #couponList(): HTMLElement | null {
    return queryByRole(content(), 'list', { name: 'Coupons' });
  }
}
