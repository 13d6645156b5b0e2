import { when } from 'mobx';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { productIdIn } from '../../../src/shop/paths/productIdIn.ts';
import type { SizeGuideView } from '../../../src/shop/product/guide/SizeGuideViewModel.ts';
import { SIZE_GUIDE } from '../../../src/shop/product/guide/tokens.ts';
import type { SizeGuideDriver } from '../contracts/catalogue/SizeGuideDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The size guide without a screen. */
export class ViewModelSizeGuide implements SizeGuideDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async isOffered(): Promise<boolean> {
    return (await this.#guide()) !== undefined;
  }

  async open(): Promise<void> {
    if (!(await this.isOffered())) throw new Error('There is no size guide');
  }

  async lines(): Promise<readonly string[]> {
    const { columns = [], rows = [] } = (await this.#guide()) ?? {};
    return [columns, ...rows.map(({ size, cells }) => [size, ...cells])].map((cells) => cells.join(', '));
  }

  async readIn(unit: 'cm' | 'inches'): Promise<void> {
    this.#page.choose(unit);
  }

  async measures(): Promise<readonly string[]> {
    return (await this.#guide())?.measures ?? [];
  }

  async fit(): Promise<string | undefined> {
    const product = await this.#product();
    if (product !== undefined) await this.#page.loadFit(product);
    return this.#page.fit;
  }

  async #guide(): Promise<SizeGuideView | undefined> {
    const page = this.#page;
    const product = await this.#product();
    await when(() => this.#navigation.tab.isIdle);
    return product && page.guide(product);
  }

  #product() {
    const { shop, navigation } = this.#navigation.tab;
    return shop.get(PORTS.catalogue).product({ id: productIdIn(navigation.here()) ?? '' });
  }

  get #page() {
    return this.#navigation.tab.pageViewModel(SIZE_GUIDE);
  }
}
