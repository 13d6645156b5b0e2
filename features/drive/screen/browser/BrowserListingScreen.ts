import type { Locator } from 'playwright-core';
import type { ListingScreenDriver } from '../../contracts/ListingScreenDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, dialog } from './locators.ts';
import { press } from './press.ts';

/** The listing with its layout. */
export class BrowserListingScreen implements ListingScreenDriver {
  readonly #session: BrowserSession;
  /** The card whose details were opened last, and how far the listing was scrolled then, in CSS pixels. */
  #left = { card: '', top: 0 };

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async scrollToEnd(): Promise<void> {
    await this.#list.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
  }

  async scrollFarDown(): Promise<void> {
    await this.#list.evaluate((list) => window.scrollTo({ top: list.scrollHeight * 0.6, behavior: 'instant' }));
  }

  async focus(name: string): Promise<void> {
    await this.#list.getByRole('link', { name, exact: true }).focus();
  }

  async tabToNextCard(): Promise<void> {
    const before = await this.focused();
    for (let pendingActions = 0; pendingActions < 10 && (await this.focused()) === before; pendingActions += 1) {
      await this.#session.page.keyboard.press('Tab');
    }
  }

  async focused(): Promise<string> {
    return this.#session.page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel ?? '');
  }

  async isOnScreen(name: string): Promise<boolean> {
    const card = this.#list.getByRole('article', { name, exact: true });
    return (await card.count()) === 1 && card.evaluate(isSeen);
  }

  async openDetailsOfLast(): Promise<void> {
    await this.#list.getByRole('heading').getByRole('link').last().focus();
    this.#left = { card: await this.focused(), top: await this.#session.page.evaluate(() => window.scrollY) };
    await this.#session.page.keyboard.press('Enter');
  }

  async isWhereSheLeft(): Promise<boolean> {
    const top = await this.#session.page.evaluate(() => window.scrollY);
    return this.#left.top > 0 && Math.abs(top - this.#left.top) <= 1;
  }

  async hasLastFocus(): Promise<boolean> {
    return (await this.focused()) === this.#left.card;
  }

  async areFiltersOpen(): Promise<boolean> {
    return dialog(this.#session, 'Filters').isVisible();
  }

  async closeFilters(): Promise<void> {
    await press(dialog(this.#session, 'Filters').getByRole('button', { name: 'Close', exact: true }));
  }

  get #list(): Locator {
    return content(this.#session).getByRole('list', { name: 'Products' });
  }
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
