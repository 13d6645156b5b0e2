import type { Locator } from 'playwright-core';
import type { PrintDriver } from '../drivers/PrintDriver.ts';
import type { Visit } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

const CONTROLS = ['navigation', 'banner', 'contentinfo', 'button'] as const;

/** What the browser would print, looked at where it is made. */
export class BrowserPrint implements PrintDriver {
  readonly #visit: Visit;
  #printed: { readonly orders: readonly string[]; readonly controls: number } = { orders: [], controls: 0 };

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async printPage(): Promise<void> {
    const { page } = this.#visit;
    await page.emulateMedia({ media: 'print' });
    const orders = await this.#orders.evaluateAll((found) => found.map((order) => Object(order).innerText));
    const counts = await Promise.all(CONTROLS.map((role) => page.getByRole(role).count()));
    this.#printed = { orders, controls: counts.reduce((sum, count) => sum + count, 0) };
    // The browser would otherwise keep the next scenario's page as paper too.
    await page.emulateMedia({ media: 'screen' });
  }

  async printOrder(number: number): Promise<void> {
    const { page } = this.#visit;
    // A printer that takes its time: the page stays as it is printed until it is done.
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
    return content(this.#visit).getByRole('article', { name: /^Order / });
  }
}
