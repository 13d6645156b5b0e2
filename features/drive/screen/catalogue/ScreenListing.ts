import type { ListingScreenDriver } from '../../contracts/catalogue/ListingScreenDriver.ts';
import {
  focusedCard,
  focusLastCard,
  focusThe,
  isOnScreen,
  scrollDownBy,
  scrollToEndOf,
  scrollTop,
} from '../in-page/layout.ts';
import type { Page } from '../Page.ts';
import { content, dialog } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

const MOST_TABS = 10;

/** The listing's layout, which only a browser has, and its dialog. */
export class ScreenListing implements ListingScreenDriver {
  readonly #session: ScreenSession;
  /** The card whose details were opened last, and how far the listing was scrolled then, in CSS pixels. */
  #left = { card: '', top: 0 };

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async scrollToEnd(): Promise<void> {
    await this.#list.evaluate(scrollToEndOf);
  }

  async scrollFarDown(): Promise<void> {
    await this.#list.evaluate(scrollDownBy, 0.6);
  }

  async focus(name: string): Promise<void> {
    await this.#list.find('link', name).evaluate(focusThe);
  }

  async tabToNextCard(): Promise<void> {
    const before = await this.focused();
    for (let tabs = 0; tabs < MOST_TABS && (await this.focused()) === before; tabs += 1) {
      await this.#session.pressKey('Tab');
    }
  }

  async focused(): Promise<string> {
    return this.#session.page.evaluate(focusedCard);
  }

  async isOnScreen(name: string): Promise<boolean> {
    return this.#list.find('article', name).evaluate(isOnScreen);
  }

  async openDetailsOfLast(): Promise<void> {
    await this.#list.evaluate(focusLastCard);
    this.#left = { card: await this.focused(), top: await this.#session.page.evaluate(scrollTop) };
    await this.#session.pressKey('Enter');
  }

  async isWhereSheLeft(): Promise<boolean> {
    const top = await this.#session.page.evaluate(scrollTop);
    return this.#left.top > 0 && Math.abs(top - this.#left.top) <= 1;
  }

  async hasLastFocus(): Promise<boolean> {
    return (await this.focused()) === this.#left.card;
  }

  async areFiltersOpen(): Promise<boolean> {
    return this.#filters.isThere();
  }

  async closeFilters(): Promise<void> {
    await this.#filters.find('button', 'Close').press();
  }

  get #list(): Page {
    return content(this.#session.page).find('list', 'Products');
  }

  get #filters(): Page {
    return dialog(this.#session.page, 'Filters');
  }
}
