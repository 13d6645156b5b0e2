import { when } from 'mobx';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { productIdIn } from '../../../src/shop/paths/productIdIn.ts';
import { STOCK_ALERT } from '../../../src/shop/product/alert/stockAlertToken.ts';
import { STOCK } from '../../../src/shop/stock/tokens.ts';
import type { StockAlertDriver } from '../contracts/catalogue/StockAlertDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** Waiting for a sold-out product, without a screen. */
export class ViewModelStockAlert implements StockAlertDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  ask(): Promise<void> {
    return this.#toggle(false);
  }

  takeBack(): Promise<void> {
    return this.#toggle(true);
  }

  async isAsked(): Promise<boolean> {
    const key = await this.#soldOutKey();
    if (key === undefined) return false;
    const alert = this.#tab.pageViewModel(STOCK_ALERT);
    await this.#idle();
    return alert.isAwaited(key);
  }

  async #toggle(isAsked: boolean): Promise<void> {
    if ((await this.isAsked()) !== isAsked) throw new Error('The button says something else');
    await this.#tab.pageViewModel(STOCK_ALERT).toggle((await this.#soldOutKey()) ?? '');
  }

  /** The key of the product on the page, when it is sold out: only then there is a button. */
  async #soldOutKey(): Promise<string | undefined> {
    const { shop, navigation } = this.#tab;
    const product = await shop.get(PORTS.catalogue).product({ id: productIdIn(navigation.here()) ?? '' });
    if (product === undefined) return undefined;
    // What is left is asked for when it is first shown.
    shop.get(STOCK).isSoldOut(product.key);
    await this.#idle();
    return shop.get(STOCK).isSoldOut(product.key) ? product.key : undefined;
  }

  async #idle(): Promise<void> {
    await when(() => this.#tab.isIdle);
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
