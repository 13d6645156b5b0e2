import { when } from 'mobx';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import { CATALOGUE } from '../../../src/shop/catalogue/tokens.ts';
import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import { productIdIn } from '../../../src/shop/paths/productIdIn.ts';
import { SIZES } from '../../../src/shop/product/pageTokens.ts';
import type { SizeChoice } from '../../../src/shop/product/SizesViewModel.ts';
import type { CatalogueDriver } from '../contracts/catalogue/CatalogueDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The products without a screen. */
export class ViewModelCatalogue implements CatalogueDriver {
  readonly openDetails = needsScreen;
  readonly followCreatorOf = needsScreen;
  readonly moreFromCreator = needsScreen;
  readonly canGoBackToListing = needsScreen;
  readonly readOut = needsScreen;
  readonly focusedSize = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async shown(): Promise<readonly string[]> {
    const { shown } = this.#results;
    return Array.from({ length: shown.length }, (_, place) => shown.at(place)?.name ?? '');
  }

  async productsIn(name: string): Promise<readonly string[]> {
    const { wider } = this.#results;
    return wider?.title === name ? wider.pieces.map((piece) => piece.name) : needsScreen();
  }

  async isLoading(): Promise<boolean> {
    return this.#status === 'loading';
  }

  async hasFailed(): Promise<boolean> {
    return this.#status === 'failed';
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    return { title: this.#navigation.tab.shop.get(LISTING).title, count: this.#results.resultCount };
  }

  async sizes(): Promise<readonly string[]> {
    // What is left is asked for when it is first shown.
    await this.#choices();
    await when(() => this.#navigation.tab.isIdle);
    return (await this.#choices()).map(({ size, isSoldOut }) => (isSoldOut ? `${size} (sold out)` : size));
  }

  async chosenSize(): Promise<string> {
    return (await this.#choices()).find(({ isChosen }) => isChosen)?.size ?? 'none';
  }

  async chooseSize(size: string): Promise<void> {
    const choice = (await this.#choices()).find((each) => each.size === size);
    if (choice === undefined) throw new Error(`There is no size ${size}`);
    this.#navigation.tab.navigation.setState(choice.state);
    this.#navigation.tab.navigation.replaceWith(choice.path);
  }

  async #choices(): Promise<readonly SizeChoice[]> {
    const { shop, navigation } = this.#navigation.tab;
    const id = productIdIn(navigation.here()) ?? '';
    const product = await shop.get(PORTS.catalogue).product({ id });
    return product === undefined ? [] : this.#sizes.choices(product, this.#sizes.isOpen(product));
  }

  get #sizes() {
    return this.#navigation.tab.pageViewModel(SIZES);
  }

  get #status() {
    const { page, shop } = this.#navigation.tab;
    return page === 'listing' ? this.#results.status : shop.get(CATALOGUE).status;
  }

  get #results() {
    return this.#navigation.tab.shop.get(RESULTS);
  }
}
