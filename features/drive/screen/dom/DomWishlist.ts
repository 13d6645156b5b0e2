import { getByRole } from '@testing-library/dom';
import type { Presses } from '../../contracts/CommandDriver.ts';
import type { WishlistDriver } from '../../contracts/WishlistDriver.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { partOf, productsIn } from './queries.ts';

/** The wishlist, and the heart of a product anywhere. */
export class DomWishlist implements WishlistDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    return productsIn('Items on your wishlist');
  }

  async has(name: string): Promise<boolean> {
    return (
      buttonOf(name, /wishlist/i)
        .getAttribute('aria-label')
        ?.startsWith('Remove') ?? false
    );
  }

  async toggle(name: string): Promise<void> {
    await press(this.#session, buttonOf(name, /wishlist/i));
  }

  async remove(name: string, presses: Presses): Promise<void> {
    const button = buttonOf(name, /^Remove from Wishlist/);
    if (presses === 'twice') await this.#session.user.dblClick(button);
    else await press(this.#session, button);
  }

  async addToCart(name: string): Promise<void> {
    await press(this.#session, buttonOf(name, /^(Add|Added) to Cart/));
  }
}

function buttonOf(name: string, label: RegExp): HTMLElement {
  return getByRole(partOf(name), 'button', { name: label });
}
