import { CONNECTION } from '../../../src/connection/tokens.ts';
import { SHOP } from '../../../src/layout/tokens.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import type { ScreenDriver } from '../drivers/ScreenDriver.ts';
import { buttonsOf } from './buttons.ts';
import { textsOf } from './pageTexts.ts';
import { productFacts, productNamed } from './productFacts.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** What a screen would show of the view-models, and its buttons. */
export class ViewModelScreen implements ScreenDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async reads(words: string): Promise<boolean> {
    return textsOf(this.#navigation.tab).some((text) => text.includes(words));
  }

  async press(button: string, of?: string): Promise<void> {
    this.#button(button, of)();
  }

  async pressTwiceInAHurry(button: string, of?: string): Promise<void> {
    const press = this.#button(button, of);
    press();
    press();
  }

  async productFacts(name: string): Promise<Readonly<Record<string, string>>> {
    return productFacts(this.#navigation.tab, name);
  }

  async isOnWishlist(name: string): Promise<boolean> {
    const { key } = productNamed(this.#navigation.tab, name);
    return this.#navigation.tab.shop.get(WISHLIST).has(key);
  }

  async toggleWishlist(name: string): Promise<void> {
    void this.#navigation.tab.shop.get(WISHLIST).toggle(productNamed(this.#navigation.tab, name));
  }

  async told(): Promise<readonly string[]> {
    return this.#navigation.tab.toasts.told.map(({ text }) => text);
  }

  async news(): Promise<readonly string[]> {
    return this.#navigation.tab.toasts.held.map(({ text }) => text);
  }

  async isOffline(): Promise<boolean> {
    return this.#navigation.tab.shop.get(CONNECTION).hasTrouble;
  }

  async tryAgain(): Promise<void> {
    if (!(await this.isOffline())) throw new Error('The shop can be reached');
    this.#navigation.tab.shop.get(CONNECTION).retry();
  }

  async isPatienceAsked(): Promise<boolean> {
    return this.#navigation.tab.shop.get(SHOP).isSpinnerShown;
  }

  async hasConstructionWarning(): Promise<boolean> {
    throw new Error('There is no screen here');
  }

  async footer(): Promise<never> {
    throw new Error('There is no screen here');
  }

  #button(name: string, of: string | undefined): () => void {
    const tab = this.#navigation.tab;
    const press = buttonsOf(tab, of)[name];
    if (press === undefined)
      throw new Error(`There is no button ${name}${of ? ` for ${of}` : ''} at ${tab.navigation.here()}`);
    return press;
  }
}
