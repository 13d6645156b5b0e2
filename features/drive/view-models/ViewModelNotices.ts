import { CART_PAGE } from '../../../src/shop/cart/pageTokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import type { NoticeDriver } from '../contracts/NoticeDriver.ts';
import type { Tab } from './Tab.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The shop's notices as the view-models decide them. */
export class ViewModelNotices implements NoticeDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async isCartEmpty(): Promise<boolean> {
    return this.#tab.shop.get(CART).isEmpty;
  }

  async isWishlistEmpty(): Promise<boolean> {
    return this.#tab.shop.get(WISHLIST).isEmpty;
  }

  async offersUndo(name: string): Promise<boolean> {
    const { shop } = this.#tab;
    return [shop.get(CART), shop.get(WISHLIST)].some(({ removals }) => removals.removed?.name === name);
  }

  async hasNoMatches(): Promise<boolean> {
    return this.#tab.shop.get(RESULTS).hasNoMatches;
  }

  async suggests(words: string): Promise<boolean> {
    return this.#tab.shop.get(RESULTS).suggestion?.text === words;
  }

  async hintsAtCoupon(words: string): Promise<boolean> {
    return this.#tab.pageViewModel(CART_PAGE).distanceToNextCoupon?.includes(words) ?? false;
  }

  get #tab(): Tab {
    return this.#navigation.tab;
  }
}
