import { loginPath } from '../../../core/storefront/session/loginPath.ts';
import { CART } from '../../../src/cart/tokens.ts';
import { CATALOGUE, LISTING } from '../../../src/catalogue/tokens.ts';
import { categoryTile } from '../../../src/home/categoryTile.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { SESSION } from '../../../src/session/tokens.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import type { HeaderDriver } from '../drivers/HeaderDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The bar at the top without a screen. */
export class ViewModelHeader implements HeaderDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async offers(link: string): Promise<boolean> {
    return this.#links()[link] !== undefined;
  }

  async follow(link: string): Promise<void> {
    const path = this.#links()[link];
    if (path === undefined) throw new Error(`The bar has no link ${link}`);
    this.#navigation.tab.navigation.goTo(path);
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

  async categories(): Promise<readonly string[]> {
    return this.#categories().map(({ label }) => label);
  }

  async pickCategory(category: string): Promise<void> {
    const picked = this.#categories().find(({ label }) => label === category);
    if (picked === undefined) throw new Error(`The menu has no ${category}`);
    this.#listing.shopCategory(picked.category);
  }

  async openMenu(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async isMenuOpen(): Promise<boolean> {
    throw new Error('There is no screen here');
  }

  #categories() {
    return this.#catalogue.options.categories.map(categoryTile);
  }

  get #listing() {
    return this.#navigation.tab.shop.get(LISTING);
  }

  get #catalogue() {
    return this.#navigation.tab.shop.get(CATALOGUE);
  }

  #links(): Readonly<Record<string, string>> {
    const { shop, navigation } = this.#navigation.tab;
    const account = shop.get(SESSION).isLoggedIn ? { Profile: paths.profile } : { Login: loginPath(navigation.here()) };
    return { ...account, Cart: paths.cart, Wishlist: paths.wishlist };
  }
}
