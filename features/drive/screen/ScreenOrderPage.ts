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

  async canReturn(): Promise<boolean> {
    return this.#returnButton.isThere();
  }

  async askToReturn(): Promise<void> {
    await this.#returnButton.press();
  }

  async sendBack(name: string, quantity: number): Promise<void> {
    await this.#line(name).find('combobox', 'Pieces').choose(`${quantity}`);
  }

  async because(name: string, reason: string, instead: string): Promise<void> {
    await this.#line(name).find('combobox', 'Why?').choose(reason);
    if (instead !== '') await this.#line(name).find('combobox', 'Instead').choose(instead);
  }

  async sizesInstead(name: string): Promise<readonly string[]> {
    const options = await this.#line(name).find('combobox', 'Instead').find('option').texts();
    return options.filter((text) => text.startsWith('Size ')).map((text) => text.slice('Size '.length));
  }

  async sendReturn(): Promise<void> {
    await this.#form.find('button', 'Ask for the return').press();
  }

  async returnFaults(): Promise<readonly string[]> {
    return [...(await this.#form.evaluate(textsLike, 'Say why')), ...(await this.#form.find('alert').texts())];
  }

  async withdrawReturn(): Promise<void> {
    await this.#order.find('button', 'Withdraw the return').press();
  }

  async sayFit(name: string, answer: string): Promise<void> {
    await this.#order
      .find('group', new RegExp(`^${name}`))
      .find('radio', answer)
      .press();
  }

  #line(name: string): Page {
    return this.#form.find('group', new RegExp(`^${name}`));
  }

  get #form(): Page {
    return dialog(this.#session.page, 'Return pieces');
  }

  get #returnButton(): Page {
    return this.#order.find('button', 'Return pieces');
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
