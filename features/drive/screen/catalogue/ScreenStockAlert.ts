import type { StockAlertDriver } from '../../contracts/catalogue/StockAlertDriver.ts';
import type { Page } from '../Page.ts';
import { content } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

/** Waiting for a sold-out product, on a screen. */
export class ScreenStockAlert implements StockAlertDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async ask(): Promise<void> {
    await this.#content.find('button', 'Tell me when it is back').press();
  }

  async takeBack(): Promise<void> {
    await this.#content.find('button', 'Do not tell me').press();
  }

  async isAsked(): Promise<boolean> {
    return (await this.#content.find('status').texts()).includes('We will mail you when it is back.');
  }

  get #content(): Page {
    return content(this.#session.page);
  }
}
