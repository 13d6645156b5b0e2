import { CART } from '../../../src/shop/cart/tokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import type { HeaderDriver } from '../contracts/HeaderDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** What view-models decide for the header. */
export class ViewModelHeader implements HeaderDriver {
  readonly offers = needsScreen;
  readonly follow = needsScreen;
  readonly categories = needsScreen;
  readonly pickCategory = needsScreen;
  readonly typeSearch = needsScreen;
  readonly pressInSearch = needsScreen;
  readonly suggestions = needsScreen;
  readonly highlighted = needsScreen;
  readonly chooseSuggestion = needsScreen;
  readonly announcedSuggestions = needsScreen;
  readonly openMenu = needsScreen;
  readonly isMenuOpen = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async badge(of: 'cart' | 'wishlist'): Promise<number> {
    const { shop } = this.#navigation.tab;
    return of === 'cart' ? shop.get(CART).count : shop.get(WISHLIST).count;
  }

  async searchFor(text: string): Promise<void> {
    this.#listing.search(text);
  }

  async searchText(): Promise<string> {
    return this.#listing.filters.search;
  }

  get #listing() {
    return this.#navigation.tab.shop.get(LISTING);
  }
}
