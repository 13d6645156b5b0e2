import type { Locator } from 'playwright-core';
import type { Presses } from '../../contracts/CommandDriver.ts';
import type { WishlistDriver } from '../../contracts/WishlistDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, partOf } from './locators.ts';
import { press } from './press.ts';

/** The wishlist, and the heart of a product anywhere. */
export class BrowserWishlist implements WishlistDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    const list = content(this.#session).getByRole('list', { name: 'Items on your wishlist', exact: true });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async has(name: string): Promise<boolean> {
    const label = await this.#button(name, /wishlist/i).getAttribute('aria-label');
    return label?.startsWith('Remove') ?? false;
  }

  async toggle(name: string): Promise<void> {
    await press(this.#button(name, /wishlist/i));
  }

  async remove(name: string, presses: Presses): Promise<void> {
    const button = this.#button(name, /^Remove from Wishlist/);
    if (presses === 'twice') await button.dblclick();
    else await press(button);
  }

  async addToCart(name: string): Promise<void> {
    await press(this.#button(name, /^(Add|Added) to Cart/));
  }

  #button(name: string, label: RegExp): Locator {
    return partOf(this.#session, name).getByRole('button', { name: label });
  }
}
