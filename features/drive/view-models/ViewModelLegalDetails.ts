import { when } from 'mobx';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { LEGAL_DETAILS } from '../../../src/shop/legal/tokens.ts';
import { ORDER_PAGE } from '../../../src/shop/orders/life/pageTokens.ts';
import { orderIdIn } from '../../../src/shop/paths/orderIdIn.ts';
import { productIdIn } from '../../../src/shop/paths/productIdIn.ts';
import { SIZES } from '../../../src/shop/product/pageTokens.ts';
import type { LegalDetailsDriver } from '../contracts/catalogue/LegalDetailsDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** What the law wants to be told, without a screen. */
export class ViewModelLegalDetails implements LegalDetailsDriver {
  readonly isOffered = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async open(): Promise<void> {
    const { products } = await this.#shown();
    await this.#tab.pageViewModel(LEGAL_DETAILS).load(products);
    await when(() => this.#tab.isIdle);
  }

  async told(): Promise<Readonly<Record<string, string>>> {
    const { products, isOfAllSizes } = await this.#shown();
    const page = this.#tab.pageViewModel(LEGAL_DETAILS);
    const lines = products.flatMap((product) => page.piece(product, isOfAllSizes).lines);
    const { sellerLines } = page;
    return Object.fromEntries([...lines, ...sellerLines].map(({ label, text }) => [label, text]));
  }

  /** The product of the page, or those of the order or the cart. */
  async #shown(): Promise<{ readonly products: readonly Product[]; readonly isOfAllSizes: boolean }> {
    const { shop, navigation } = this.#tab;
    const id = productIdIn(navigation.here());
    const viewed = id === undefined ? undefined : await shop.get(PORTS.catalogue).product({ id });
    if (viewed === undefined) {
      if (orderIdIn(navigation.here()) === undefined) return { products: shop.get(CART).items, isOfAllSizes: false };
      const page = this.#tab.pageViewModel(ORDER_PAGE);
      await when(() => page.status !== 'loading');
      return { products: page.order?.products ?? [], isOfAllSizes: false };
    }
    return { products: [viewed], isOfAllSizes: this.#tab.pageViewModel(SIZES).isOpen(viewed) };
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
