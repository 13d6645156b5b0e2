import { when } from 'mobx';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { productIdIn } from '../../../src/shop/paths/productIdIn.ts';
import { LEGAL_DETAILS } from '../../../src/shop/product/legal/tokens.ts';
import { SIZES } from '../../../src/shop/product/pageTokens.ts';
import type { LegalDetailsDriver } from '../contracts/LegalDetailsDriver.ts';
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
    this.#tab.pageViewModel(LEGAL_DETAILS);
    await when(() => this.#tab.isIdle);
  }

  async told(): Promise<Readonly<Record<string, string>>> {
    const { shop, navigation } = this.#tab;
    const product = await shop.get(PORTS.catalogue).product({ id: productIdIn(navigation.here()) ?? '' });
    if (product === undefined) return {};
    const isOfAllSizes = this.#tab.pageViewModel(SIZES).isOpen(product);
    const lines = this.#tab.pageViewModel(LEGAL_DETAILS).lines(product, isOfAllSizes);
    return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
