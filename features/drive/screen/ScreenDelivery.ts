import type { DeliveryDriver } from '../contracts/DeliveryDriver.ts';
import { complaintsOf } from './in-page/complaintsOf.ts';
import { textsLike } from './in-page/textsLike.ts';
import type { Page } from './Page.ts';
import { content } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

const BEFORE_DAYS = 'Free delivery, ';

/** When an order arrives, on a screen. */
export class ScreenDelivery implements DeliveryDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async askFor(pin: string): Promise<void> {
    await this.#field.type(pin);
    await this.#content.find('button', 'Show days').press();
  }

  async pin(): Promise<string | undefined> {
    return (await this.#field.isThere()) ? this.#field.value() : undefined;
  }

  async complaint(): Promise<string | undefined> {
    const [complaint] = await this.#content.evaluate(complaintsOf);
    return complaint;
  }

  /** Without days, a page says "Free delivery, always." */
  async days(): Promise<string | undefined> {
    const [text] = await this.#content.evaluate(textsLike, `^${BEFORE_DAYS}[A-Z]`);
    return text?.slice(BEFORE_DAYS.length);
  }

  get #field(): Page {
    return this.#content.find('field', 'Delivery to PIN');
  }

  get #content(): Page {
    return content(this.#session.page);
  }
}
