import type { Presses } from '../contracts/CommandDriver.ts';
import type { WishlistDriver } from '../contracts/WishlistDriver.ts';
import type { Page } from './Page.ts';
import { namesIn, partOf } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** The wishlist, and the heart of a product anywhere. */
export class ScreenWishlist implements WishlistDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    return namesIn(this.#session.page, 'Items on your wishlist');
  }

  async has(name: string): Promise<boolean> {
    if (await this.#button(name, /^Remove .*wishlist/i).isThere()) return true;
    if (await this.#button(name, /wishlist/i).isThere()) return false;
    throw new Error(`"${name}" has no heart`);
  }

  async toggle(name: string): Promise<void> {
    await this.#button(name, /wishlist/i).press();
  }

  async remove(name: string, presses: Presses): Promise<void> {
    await this.#button(name, /^Remove from Wishlist/).press(presses);
  }

  async addToCart(name: string): Promise<void> {
    await this.#button(name, /^(Add|Added) to Cart/).press();
  }

  #button(name: string, label: RegExp): Page {
    return partOf(this.#session.page, name).find('button', label);
  }
}
