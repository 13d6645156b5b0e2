import type { Locator } from 'playwright-core';
import type { PrintDriver } from '../../contracts/PrintDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

const CONTROLS = ['navigation', 'banner', 'contentinfo', 'button'] as const;

/** The page in the print medium. */
export class BrowserPrint implements PrintDriver {
  readonly #session: BrowserSession;
  #printed: { readonly orders: readonly string[]; readonly controls: number } = { orders: [], controls: 0 };

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async printPage(): Promise<void> {
    const { page } = this.#session;
    await page.emulateMedia({ media: 'print' });
    const orders = await this.#orders.evaluateAll((found) => found.map((order) => Object(order).innerText));
    const counts = await Promise.all(CONTROLS.map((role) => page.getByRole(role).count()));
    this.#printed = { orders, controls: counts.reduce((sum, count) => sum + count, 0) };
    // The next scenario uses the same page on the screen.
    await page.emulateMedia({ media: 'screen' });
  }

  async printOrder(number: number): Promise<void> {
    const { page } = this.#session;
    // Keeps the page as it is printed, for printOrder to read.
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    await press(this.#orders.nth(number - 1).getByRole('button', { name: /^Print order / }));
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-printing'));
    await this.printPage();
  }

  async orders(): Promise<readonly string[]> {
    return this.#printed.orders;
  }

  async controls(): Promise<number> {
    return this.#printed.controls;
  }

  get #orders(): Locator {
    return content(this.#session).getByRole('article', { name: /^Order / });
  }
}
