import type { CheckoutDriver, OrderFacts } from '../contracts/CheckoutDriver.ts';
import { addressNamesOf } from './in-page/addressNamesOf.ts';
import { ordersOf } from './in-page/ordersOf.ts';
import type { Page } from './Page.ts';
import { content } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';
import { beginningWith } from './textPatterns.ts';

/** Checkout and past orders. */
export class ScreenCheckout implements CheckoutDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async bag(): Promise<readonly string[]> {
    return this.#content.find('list', 'Items in your bag').find('listitem').find('link').texts();
  }

  async addresses(): Promise<readonly string[]> {
    return this.#choices.find('radio').evaluate(addressNamesOf);
  }

  async chooseAddress(name: string): Promise<void> {
    await this.#choices.find('radio', beginningWith(name)).press();
  }

  async deliveringTo(): Promise<string | undefined> {
    const [name] = await this.#content.find('region', 'Delivering To').find('strong').texts();
    return name;
  }

  async orders(): Promise<readonly OrderFacts[]> {
    return this.#content.find('list', 'Orders').find('article').evaluate(ordersOf);
  }

  async buyAgain(orderId: string): Promise<void> {
    await this.#content.find('button', `Buy again: order ${orderId}`).press();
  }

  async thanks(): Promise<string | undefined> {
    const [thanks] = await this.#content.find('status', { text: /^Thank you/ }).texts();
    return thanks;
  }

  async saysNotPaid(): Promise<boolean> {
    return this.#content.find('status', { text: /^Not paid\. Your cart is untouched\.$/ }).isThere();
  }

  async shortLines(): Promise<readonly string[]> {
    return this.#shortLines.texts();
  }

  async takeWhatIsLeft(name: string): Promise<void> {
    await this.#content
      .find('list', 'Too few left')
      .find('listitem', { text: new RegExp(name) })
      .find('button')
      .press();
  }

  get #shortLines(): Page {
    return this.#content.find('list', 'Too few left').find('listitem');
  }

  get #content(): Page {
    return content(this.#session.page);
  }

  get #choices(): Page {
    return this.#content.find('radiogroup', 'Delivery address');
  }
}
