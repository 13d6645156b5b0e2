import type { HeaderDriver } from '../contracts/HeaderDriver.ts';
import { badgeOf } from './in-page/badgeOf.ts';
import { highlightedId, idsOf } from './in-page/suggestions.ts';
import type { Page } from './Page.ts';
import { dialog, mainNavigation } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';
import { beginningWith } from './textPatterns.ts';

/** The header of the page. */
export class ScreenHeader implements HeaderDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async offers(link: string): Promise<boolean> {
    return this.#bar.find('link', beginningWith(link)).isThere();
  }

  async follow(link: string): Promise<void> {
    const place = (await this.isMenuOpen()) ? this.#menu : this.#bar;
    await place.find('link', beginningWith(link)).press();
  }

  async badge(of: 'cart' | 'wishlist'): Promise<number> {
    const [name, badge] = await this.#bar.find('link', of === 'cart' ? /^Cart,/ : /^Wishlist,/).evaluate(badgeOf);
    const counted = /, (\d+) items?$/.exec(name)?.[1] ?? '';
    if (counted !== badge) throw new Error(`The badge shows "${badge}", but the link says "${name}"`);
    return Number(badge);
  }

  async searchFor(text: string): Promise<void> {
    await this.#searchBox.type(text);
    await this.#session.pressKey('Enter');
  }

  async searchText(): Promise<string> {
    return this.#searchBox.value();
  }

  async typeSearch(text: string): Promise<void> {
    await this.#searchBox.type(text);
  }

  async pressInSearch(key: string): Promise<void> {
    await this.#session.pressKey(key);
  }

  async suggestions(): Promise<readonly string[]> {
    return this.#bar.find('option').texts();
  }

  async highlighted(): Promise<string | undefined> {
    const id = await this.#searchBox.evaluate(highlightedId);
    if (id === null) return undefined;
    const place = (await this.#bar.find('option').evaluate(idsOf)).indexOf(id);
    return (await this.suggestions())[place];
  }

  async chooseSuggestion(title: string): Promise<void> {
    await this.#bar.find('option', beginningWith(title)).press();
  }

  async announcedSuggestions(): Promise<string> {
    return (await this.#bar.find('status').texts()).join(' ');
  }

  async categories(): Promise<readonly string[]> {
    const categories = await (await this.#openedCategories()).find('button').texts();
    await this.#session.pressKey('Escape');
    return categories;
  }

  async pickCategory(category: string): Promise<void> {
    await (await this.#openedCategories()).find('button', category).press();
  }

  async openMenu(): Promise<void> {
    await this.#bar.find('button', 'Menu').press();
  }

  async isMenuOpen(): Promise<boolean> {
    return this.#menu.isThere();
  }

  async #openedCategories(): Promise<Page> {
    const list = this.#bar.find('list', 'Categories');
    if (!(await list.isThere())) {
      await this.#bar.find('button', 'Products').press();
      await this.#session.settled();
    }
    return list;
  }

  get #bar(): Page {
    return mainNavigation(this.#session.page);
  }

  get #menu(): Page {
    return dialog(this.#session.page, 'Menu');
  }

  get #searchBox(): Page {
    return this.#bar.find('combobox', 'Search products');
  }
}
