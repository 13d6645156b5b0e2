import type { OrderPageDriver, OrderPageFacts } from '../contracts/OrderPageDriver.ts';
import { orderPageOf } from './in-page/orderPageOf.ts';
import { textsLike } from './in-page/textsLike.ts';
import type { Page } from './Page.ts';
import { content, dialog } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** The page of one order. */
export class ScreenOrderPage implements OrderPageDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async facts(): Promise<OrderPageFacts | undefined> {
    return this.#order.evaluate(orderPageOf);
  }

  async canBeCancelled(): Promise<boolean> {
    return this.#cancelButton.isThere();
  }

  async askToCancel(): Promise<void> {
    await this.#cancelButton.press();
  }

  async question(): Promise<string | undefined> {
    const [question] = await this.#dialog.evaluate(textsLike, 'goes? back');
    return question;
  }

  async answer(answer: 'Cancel the order' | 'Keep the order'): Promise<void> {
    await this.#dialog.find('button', answer).press();
  }

  get #order(): Page {
    return content(this.#session.page).find('article', /^Order /);
  }

  get #cancelButton(): Page {
    return this.#order.find('button', 'Cancel order');
  }

  get #dialog(): Page {
    return dialog(this.#session.page, 'Cancel this order?');
  }
}
