import type { NoticeDriver } from '../contracts/NoticeDriver.ts';
import type { ScreenDriver } from '../contracts/ScreenDriver.ts';

/** The shop's notices as the texts of a screen. */
export class ScreenNotices implements NoticeDriver {
  readonly #screen: ScreenDriver;

  constructor(screen: ScreenDriver) {
    this.#screen = screen;
  }

  async isCartEmpty(): Promise<boolean> {
    return this.#screen.reads('Cart is Empty!');
  }

  async isWishlistEmpty(): Promise<boolean> {
    return this.#screen.reads('Wishlist is Empty!');
  }

  async offersUndo(name: string): Promise<boolean> {
    return (await this.#screen.reads(`${name} removed`)) && (await this.#screen.reads('Undo'));
  }

  async hasNoMatches(): Promise<boolean> {
    return this.#screen.reads('Sorry, there are no matching products!');
  }

  async suggests(words: string): Promise<boolean> {
    return this.#screen.reads(words);
  }

  async hintsAtCoupon(words: string): Promise<boolean> {
    return this.#screen.reads(words);
  }
}
