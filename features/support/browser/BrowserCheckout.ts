import type { CheckoutDriver, OrderFacts } from '../drivers/CheckoutDriver.ts';
import { addressNamesOf } from '../elements/addressNamesOf.ts';
import { ordersOf } from '../elements/ordersOf.ts';
import { beginningWith } from '../elements/textPatterns.ts';
import type { Visit } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

/** Checkout and past orders. */
export class BrowserCheckout implements CheckoutDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async bag(): Promise<readonly string[]> {
    const bag = content(this.#visit).getByRole('list', { name: 'Items in your bag' });
    return bag.getByRole('listitem').getByRole('link').allTextContents();
  }

  async addresses(): Promise<readonly string[]> {
    return this.#choices.getByRole('radio').evaluateAll(addressNamesOf);
  }

  async chooseAddress(name: string): Promise<void> {
    await press(this.#choices.getByRole('radio', { name: beginningWith(name) }));
  }

  async deliveringTo(): Promise<string | undefined> {
    const region = content(this.#visit).getByRole('region', { name: 'Delivering To' });
    const [name] = await region.getByRole('strong').allTextContents();
    return name;
  }

  async orders(): Promise<readonly OrderFacts[]> {
    const orders = content(this.#visit).getByRole('list', { name: 'Orders', exact: true });
    return orders.getByRole('article').evaluateAll(ordersOf);
  }

  get #choices() {
    return content(this.#visit).getByRole('radiogroup', { name: 'Delivery address' });
  }
}
