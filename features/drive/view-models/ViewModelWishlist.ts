import { CART } from '../../../src/shop/cart/tokens.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import type { Presses } from '../contracts/CommandDriver.ts';
import type { WishlistDriver } from '../contracts/WishlistDriver.ts';
import { productNamed } from './productNamed.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The wishlist without a screen. */
export class ViewModelWishlist implements WishlistDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async shown(): Promise<readonly string[]> {
    return this.#wishlist.cards.map(({ name }) => name);
  }

  async has(name: string): Promise<boolean> {
    return this.#wishlist.has((await this.#product(name)).key);
  }

  async toggle(name: string): Promise<void> {
    void this.#wishlist.toggle(await this.#product(name));
  }

  async remove(name: string, presses: Presses): Promise<void> {
    const item = this.#wishlist.items.find((candidate) => candidate.name === name);
    if (item === undefined) throw new Error(`The wishlist has no ${name}`);
    void this.#wishlist.remove(item);
    if (presses === 'twice') void this.#wishlist.remove(item);
  }

  async addToCart(name: string): Promise<void> {
    void this.#navigation.tab.shop.get(CART).addOneMore(await this.#product(name));
  }

  get #wishlist() {
    return this.#navigation.tab.shop.get(WISHLIST);
  }

  #product(name: string) {
    return productNamed(this.#navigation.tab, name);
  }
}
