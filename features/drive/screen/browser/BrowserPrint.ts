import type { Locator } from 'playwright-core';
import type { PrintDriver } from '../../contracts/PrintDriver.ts';
import { content } from '../places.ts';
import type { BrowserSession } from './BrowserSession.ts';

const CONTROLS = ['navigation', 'banner', 'contentinfo', 'button'] as const;
const ORDER = /^Order /;

/** The page in the print medium. */
export class BrowserPrint implements PrintDriver {
  readonly #session: BrowserSession;
  #printed: { readonly orders: readonly string[]; readonly controls: number } = { orders: [], controls: 0 };

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async printPage(): Promise<void> {
    const { tab } = this.#session;
    await tab.emulateMedia({ media: 'print' });
    const orders = await this.#orders.evaluateAll((found) => found.map((order) => Object(order).innerText));
    const counts = await Promise.all(CONTROLS.map((role) => tab.getByRole(role).count()));
    this.#printed = { orders, controls: counts.reduce((sum, count) => sum + count, 0) };
    // The next scenario uses the same page on the screen.
    await tab.emulateMedia({ media: 'screen' });
  }

  async printOrder(number: number): Promise<void> {
    const { tab } = this.#session;
    // Keeps the page as it is printed, for printOrder to read.
    await tab.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    const order = content(this.#session.page).find('article', { name: ORDER, at: number - 1 });
    await order.find('button', /^Print order /).press();
    await tab.waitForFunction(() => document.documentElement.hasAttribute('data-printing'));
    await this.printPage();
  }

  async orders(): Promise<readonly string[]> {
    return this.#printed.orders;
  }

  async controls(): Promise<number> {
    return this.#printed.controls;
  }

  get #orders(): Locator {
    return this.#session.tab.getByRole('main').getByRole('article', { name: ORDER });
  }
}
