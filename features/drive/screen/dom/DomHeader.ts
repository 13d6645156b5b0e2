import { getByRole } from '@testing-library/dom';
import type { HeaderDriver } from '../../contracts/HeaderDriver.ts';
import { beginningWith } from '../textPatterns.ts';
import type { DomSession } from './DomSession.ts';
import { fill, press } from './press.ts';
import { allByRole, dialog, mainNavigation, textsOf } from './queries.ts';

/** The header of the page. */
export class DomHeader implements HeaderDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async offers(link: string): Promise<boolean> {
    return allByRole(mainNavigation(), 'link', beginningWith(link)).length > 0;
  }

  async follow(link: string): Promise<void> {
    await press(this.#session, getByRole(dialog('Menu') ?? mainNavigation(), 'link', { name: beginningWith(link) }));
  }

  async badge(of: 'cart' | 'wishlist'): Promise<number> {
    const link = getByRole(mainNavigation(), 'link', { name: of === 'cart' ? /^Cart,/ : /^Wishlist,/ });
    const name = link.getAttribute('aria-label') ?? '';
    const badge = link.textContent?.trim() ?? '';
    const counted = /, (\d+) items?$/.exec(name)?.[1] ?? '';
    if (counted !== badge) throw new Error(`The badge shows "${badge}", but the link says "${name}"`);
    return Number(badge);
  }

  async searchFor(text: string): Promise<void> {
    await fill(this.#session, searchBox(), text);
    await this.#session.user.keyboard('{Enter}');
  }

  async searchText(): Promise<string> {
    return searchBox().value;
  }

  async typeSearch(text: string): Promise<void> {
    await this.#session.user.click(searchBox());
    await this.#session.settled();
    await fill(this.#session, searchBox(), text);
  }

  async pressInSearch(key: string): Promise<void> {
    await this.#session.user.keyboard(`{${key}}`);
  }

  async suggestions(): Promise<readonly string[]> {
    return textsOf(allByRole(mainNavigation(), 'option'));
  }

  async highlighted(): Promise<string | undefined> {
    const id = searchBox().getAttribute('aria-activedescendant');
    return id === null ? undefined : textsOf(allByRole(mainNavigation(), 'option').filter((row) => row.id === id))[0];
  }

  async chooseSuggestion(title: string): Promise<void> {
    await press(this.#session, getByRole(mainNavigation(), 'option', { name: beginningWith(title) }));
  }

  async announcedSuggestions(): Promise<string> {
    return textsOf(allByRole(mainNavigation(), 'status')).join(' ');
  }

  async categories(): Promise<readonly string[]> {
    const categories = textsOf(allByRole(await this.#openedCategories(), 'button'));
    await this.#session.user.keyboard('{Escape}');
    return categories;
  }

  async pickCategory(category: string): Promise<void> {
    await press(this.#session, getByRole(await this.#openedCategories(), 'button', { name: category }));
  }

  async openMenu(): Promise<void> {
    await press(this.#session, getByRole(mainNavigation(), 'button', { name: 'Menu' }));
  }

  async isMenuOpen(): Promise<boolean> {
    return dialog('Menu') !== null;
  }

  async #openedCategories(): Promise<HTMLElement> {
    const products = getByRole(mainNavigation(), 'button', { name: 'Products' });
    if (products.getAttribute('aria-expanded') !== 'true') {
      await press(this.#session, products);
      await this.#session.settled();
    }
    return getByRole(mainNavigation(), 'list', { name: 'Categories' });
  }
}

function searchBox(): HTMLInputElement {
  return getByRole<HTMLInputElement>(mainNavigation(), 'combobox', { name: 'Search products' });
}
