import type { Locator } from 'playwright-core';
import type { CartDriver, CartLine, CouponState } from '../drivers/CartDriver.ts';
import { amountsOf } from '../elements/amountsOf.ts';
import { couponsOf } from '../elements/couponsOf.ts';
import { factsOf } from '../elements/productFacts.ts';
import type { Visit } from './BrowserSession.ts';
import { content, partOf } from './locators.ts';
import { press } from './press.ts';

/** The cart with its coupons, and the bill beside cart and checkout. */
export class BrowserCart implements CartDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async lines(): Promise<readonly CartLine[]> {
    const rows = content(this.#visit).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    const lines = rows.filter({ has: this.#visit.page.getByRole('heading') });
    return Promise.all((await lines.all()).map(lineOf));
  }

  async addOne(name: string): Promise<void> {
    await press(partOf(this.#visit, name).getByRole('button', { name: /^(Add|Added|Go) to Cart: / }));
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
    const opener = content(this.#visit).getByRole('button', { name: 'Apply Coupons?', exact: true });
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await press(opener);
    await press(this.#couponBoxes.and(this.#visit.page.getByRole('checkbox', { name, exact: true })));
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const summary = content(this.#visit).getByRole('region', { name: /^(Billing )?Summary$/ });
    return Object.fromEntries(
      (await summary.evaluateAll(amountsOf)).map(([label, amount]) => [label.toLowerCase(), amount]),
    );
  }

  async #pressNamed(name: string): Promise<void> {
    await press(content(this.#visit).getByRole('button', { name, exact: true }));
  }

  get #couponBoxes(): Locator {
    return content(this.#visit).getByRole('list', { name: 'Coupons' }).getByRole('checkbox');
  }
}

async function lineOf(line: Locator): Promise<CartLine> {
  const name = (await line.getByRole('heading').textContent()) ?? '';
  const { price = '', quantity = '' } = await line.evaluate(factsOf);
  return { name, price, quantity };
}
