import { CATALOGUE } from '../../../src/shop/catalogue/tokens.ts';
import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import type { CatalogueDriver } from '../contracts/CatalogueDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The products without a screen. */
export class ViewModelCatalogue implements CatalogueDriver {
  readonly openDetails = needsScreen;
  readonly followCreatorOf = needsScreen;
  readonly moreFromCreator = needsScreen;
  readonly productsIn = needsScreen;
  readonly canGoBackToListing = needsScreen;
  readonly readOut = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async shown(): Promise<readonly string[]> {
    const { shown } = this.#results;
    return Array.from({ length: shown.length }, (_, place) => shown.at(place)?.name ?? '');
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

  get #status() {
    const { page, shop } = this.#navigation.tab;
    return page === 'listing' ? this.#results.status : shop.get(CATALOGUE).status;
  }

  get #results() {
    return this.#navigation.tab.shop.get(RESULTS);
  }
}
