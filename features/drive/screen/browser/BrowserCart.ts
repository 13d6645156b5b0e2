import type { Locator } from 'playwright-core';
import type { CartDriver, CartLine, CouponState } from '../../contracts/CartDriver.ts';
import { amountsOf } from '../in-page/amountsOf.ts';
import { couponsOf } from '../in-page/couponsOf.ts';
import { factsOf } from '../in-page/productFacts.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, partOf } from './locators.ts';
import { press } from './press.ts';

/** The cart with its coupons, and the summary beside cart and checkout. */
export class BrowserCart implements CartDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async lines(): Promise<readonly CartLine[]> {
    const rows = content(this.#session).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    const lines = rows.filter({ has: this.#session.page.getByRole('heading') });
    return Promise.all((await lines.all()).map(lineOf));
  }

  async addOne(name: string): Promise<void> {
    await press(partOf(this.#session, name).getByRole('button', { name: /^(Add|Added|Go) to Cart: / }));
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
    return this.#couponBoxes.evaluateAll(couponsOf);
  }

  async toggleCoupon(name: string): Promise<void> {
    const opener = content(this.#session).getByRole('button', { name: 'Apply Coupons?', exact: true });
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await press(opener);
    await press(this.#couponBoxes.and(this.#session.page.getByRole('checkbox', { name, exact: true })));
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const summary = content(this.#session).getByRole('region', { name: /^(Billing )?Summary$/ });
    return Object.fromEntries(
      (await summary.evaluateAll(amountsOf)).map(([label, amount]) => [label.toLowerCase(), amount]),
    );
  }

  async #pressNamed(name: string): Promise<void> {
    await press(content(this.#session).getByRole('button', { name, exact: true }));
  }

  get #couponBoxes(): Locator {
    return content(this.#session).getByRole('list', { name: 'Coupons' }).getByRole('checkbox');
  }
}

async function lineOf(line: Locator): Promise<CartLine> {
  const name = (await line.getByRole('heading').textContent()) ?? '';
  const { price = '', quantity = '' } = await line.evaluate(factsOf);
  return { name, price, quantity };
}
