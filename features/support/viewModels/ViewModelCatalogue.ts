import { moreFromCreator } from '../../../core/domain/catalogue/moreFromCreator.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { MORE_PIECES } from '../../../src/catalogue/morePieces.ts';
import { CATALOGUE, LISTING, RESULT_ANNOUNCEMENT } from '../../../src/catalogue/tokens.ts';
import { creatorPath } from '../../../src/creators/creatorView.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import type { CatalogueDriver } from '../drivers/CatalogueDriver.ts';
import { isUnknownProduct, productNamed } from './productFacts.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The products on listing, wishlist and product page, without a screen. */
export class ViewModelCatalogue implements CatalogueDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async shown(): Promise<readonly string[]> {
    const { page, shop } = this.#navigation.tab;
    const cards = page === 'wishlist' ? shop.get(WISHLIST).cards : this.#listing.shown;
    return cards.map(({ name }) => name);
  }

  async isLoading(): Promise<boolean> {
    return this.#catalogue.status === 'loading';
  }

  async hasFailed(): Promise<boolean> {
    return this.#catalogue.status === 'failed';
  }

  async openDetails(name: string): Promise<void> {
    const other = this.#moreFromCreator().find((product) => product.name === name);
    this.#navigation.tab.navigation.goTo(paths.product((other ?? productNamed(this.#navigation.tab, name)).id));
  }

  async followCreatorOf(name: string): Promise<void> {
    this.#navigation.tab.navigation.goTo(creatorPath(productNamed(this.#navigation.tab, name).influencer));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    return this.#moreFromCreator().map(({ name }) => name);
  }

  /** The navigation back stands on the page of a product that does not exist, and is the same for all of them. */
  async canGoBackToListing(): Promise<boolean> {
    return isUnknownProduct(this.#navigation.tab);
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    return { title: this.#listing.title, count: this.#listing.resultCount };
  }

  async readOut(): Promise<string> {
    return this.#navigation.tab.pageViewModel(RESULT_ANNOUNCEMENT).text;
  }

  #moreFromCreator(): readonly Product[] {
    const product = this.#catalogue.productById(this.#navigation.tab.productId);
    return product === undefined ? [] : moreFromCreator(this.#catalogue.products, product, MORE_PIECES);
  }

  get #catalogue() {
    return this.#navigation.tab.shop.get(CATALOGUE);
  }

  get #listing() {
    return this.#navigation.tab.shop.get(LISTING);
  }
}
