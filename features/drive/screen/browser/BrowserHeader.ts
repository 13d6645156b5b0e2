import type { Locator } from 'playwright-core';
import type { HeaderDriver } from '../../contracts/HeaderDriver.ts';
import { beginningWith } from '../textPatterns.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { dialog, mainNavigation } from './locators.ts';
import { press } from './press.ts';

/** The header of the page. */
export class BrowserHeader implements HeaderDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async offers(link: string): Promise<boolean> {
    return (
      (await mainNavigation(this.#session)
        .getByRole('link', { name: beginningWith(link) })
        .count()) > 0
    );
  }

  async follow(link: string): Promise<void> {
    const place = (await this.isMenuOpen()) ? this.#menu : mainNavigation(this.#session);
    await press(place.getByRole('link', { name: beginningWith(link) }));
  }

  async badge(of: 'cart' | 'wishlist'): Promise<number> {
    const link = mainNavigation(this.#session).getByRole('link', { name: of === 'cart' ? /^Cart,/ : /^Wishlist,/ });
    const [name, badge] = await link.evaluate((element) => [element.ariaLabel, element.textContent?.trim()]);
    const counted = /, (\d+) items?$/.exec(name ?? '')?.[1] ?? '';
    if (counted !== badge) throw new Error(`The badge shows "${badge}", but the link says "${name}"`);
    return Number(badge);
  }

  async searchFor(text: string): Promise<void> {
    await this.#searchBox.fill(text);
    await this.#searchBox.press('Enter');
  }

  async searchText(): Promise<string> {
    return this.#searchBox.inputValue();
  }

  async typeSearch(text: string): Promise<void> {
    await this.#searchBox.fill(text);
  }

  async pressInSearch(key: string): Promise<void> {
    await this.#searchBox.press(key);
  }

  async suggestions(): Promise<readonly string[]> {
    return (await this.#options.allTextContents()).map((text) => text.trim());
  }

  async highlighted(): Promise<string | undefined> {
    const id = await this.#searchBox.getAttribute('aria-activedescendant');
    if (id === null) return undefined;
    return (await this.#options.and(this.#session.page.locator(`[id="${id}"]`)).textContent())?.trim();
  }

  async chooseSuggestion(title: string): Promise<void> {
    await press(mainNavigation(this.#session).getByRole('option', { name: beginningWith(title) }));
  }

  async announcedSuggestions(): Promise<string> {
    return (await mainNavigation(this.#session).getByRole('status').allTextContents()).join(' ');
  }

  async categories(): Promise<readonly string[]> {
    const list = await this.#openedCategories();
    const categories = await list.getByRole('button').allTextContents();
    await this.#session.page.keyboard.press('Escape');
    return categories;
  }

  async pickCategory(category: string): Promise<void> {
    const list = await this.#openedCategories();
    await press(list.getByRole('button', { name: category, exact: true }));
  }

  async openMenu(): Promise<void> {
    await press(mainNavigation(this.#session).getByRole('button', { name: 'Menu', exact: true }));
    await this.#menu.waitFor();
  }

  async isMenuOpen(): Promise<boolean> {
    return this.#menu.isVisible();
  }

  async #openedCategories(): Promise<Locator> {
    const products = mainNavigation(this.#session).getByRole('button', { name: 'Products', exact: true });
    if ((await products.getAttribute('aria-expanded')) !== 'true') await press(products);
    return mainNavigation(this.#session).getByRole('list', { name: 'Categories' });
  }

  get #menu(): Locator {
    return dialog(this.#session, 'Menu');
  }

  get #options(): Locator {
    return mainNavigation(this.#session).getByRole('option');
  }

  get #searchBox(): Locator {
    return mainNavigation(this.#session).getByRole('combobox', { name: 'Search products' });
  }
}
