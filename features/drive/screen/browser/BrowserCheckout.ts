import type { CheckoutDriver, OrderFacts } from '../../contracts/CheckoutDriver.ts';
import { addressNamesOf } from '../in-page/addressNamesOf.ts';
import { ordersOf } from '../in-page/ordersOf.ts';
import { beginningWith } from '../textPatterns.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

/** Checkout and past orders. */
export class BrowserCheckout implements CheckoutDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async bag(): Promise<readonly string[]> {
    const bag = content(this.#session).getByRole('list', { name: 'Items in your bag' });
    return bag.getByRole('listitem').getByRole('link').allTextContents();
  }

  async addresses(): Promise<readonly string[]> {
    return this.#choices.getByRole('radio').evaluateAll(addressNamesOf);
  }

  async chooseAddress(name: string): Promise<void> {
    await press(this.#choices.getByRole('radio', { name: beginningWith(name) }));
  }

  async deliveringTo(): Promise<string | undefined> {
    const region = content(this.#session).getByRole('region', { name: 'Delivering To' });
    const [name] = await region.getByRole('strong').allTextContents();
    return name;
  }

  async orders(): Promise<readonly OrderFacts[]> {
    const orders = content(this.#session).getByRole('list', { name: 'Orders', exact: true });
    return orders.getByRole('article').evaluateAll(ordersOf);
  }

  async buyAgain(orderId: string): Promise<void> {
    await press(content(this.#session).getByRole('button', { name: `Buy again: order ${orderId}`, exact: true }));
  }

  get #choices() {
    return content(this.#session).getByRole('radiogroup', { name: 'Delivery address' });
  }
}
