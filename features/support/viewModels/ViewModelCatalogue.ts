import { moreFromCreator } from '../../../core/catalogue/moreFromCreator.ts';
import type { Product } from '../../../core/catalogue/Product.ts';
import { PAGES, SHARED } from '../../../src/composition/viewModelTokens.ts';
import { creatorPath } from '../../../src/creators/creatorView.ts';
import { MORE_PIECES } from '../../../src/creators/morePieces.ts';
import { paths } from '../../../src/shell/paths.ts';
import type { Arrival, CatalogueDoor, FilterGroup } from '../doors/CatalogueDoor.ts';
import { isUnknownProduct, productNamed } from './productFacts.ts';
import type { ViewModelWay } from './ViewModelWay.ts';

const groups = { categories: 'categories', creators: 'influencers', sizes: 'sizes', prices: 'priceBands' } as const;

/** Home, listing and product page without a screen. */
export class ViewModelCatalogue implements CatalogueDoor {
  readonly #way: ViewModelWay;

  constructor(way: ViewModelWay) {
    this.#way = way;
  }

  async shown(): Promise<readonly string[]> {
    const { page, shop } = this.#way.tab;
    const cards = page === 'wishlist' ? shop.get(SHARED.wishlist).cards : this.#listing.shown;
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
    this.#way.tab.navigation.goTo(paths.product((other ?? productNamed(this.#way.tab, name)).id));
  }

  async drawn(): Promise<never> {
    throw new Error('There is no screen here');
  }

  async scrollToEnd(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async scrollFarDown(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async focus(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async tabToNextCard(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async focused(): Promise<never> {
    throw new Error('There is no screen here');
  }

  async isOnScreen(): Promise<never> {
    throw new Error('There is no screen here');
  }

  async openDetailsOfLast(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async isWhereSheLeft(): Promise<boolean> {
    throw new Error('There is no screen here');
  }

  async hasLastFocus(): Promise<boolean> {
    throw new Error('There is no screen here');
  }

  async followCreatorOf(name: string): Promise<void> {
    this.#way.tab.navigation.goTo(creatorPath(productNamed(this.#way.tab, name).influencer));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    return this.#moreFromCreator().map(({ name }) => name);
  }

  async creators(): Promise<readonly string[]> {
    return this.#home.creators.map(({ handle }) => handle);
  }

  async followCreator(handle: string): Promise<void> {
    const creator = this.#home.creators.find((candidate) => candidate.handle === handle);
    if (creator === undefined) throw new Error(`There is no creator ${handle}`);
    this.#way.tab.navigation.goTo(creator.path);
  }

  /** The way back stands on the page of a product that does not exist, and is the same for all of them. */
  async canGoBackToListing(): Promise<boolean> {
    return isUnknownProduct(this.#way.tab);
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    this.#listing.toggle(groups[group], value);
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return this.#options(group)
      .filter(({ isChosen }) => isChosen)
      .map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return this.#options(group).map(({ label, count }) => `${label} (${count})`);
  }

  async sortBy(order: 'low to high' | 'high to low'): Promise<void> {
    this.#listing.sortBy(order === 'low to high' ? 'lowToHigh' : 'highToLow');
  }

  async isSorted(): Promise<boolean> {
    return this.#listing.filters.sort !== undefined;
  }

  async chosen(): Promise<readonly string[]> {
    return this.#listing.chips.map(({ label }) => label);
  }

  async removeFilter(label: string): Promise<void> {
    const chip = this.#listing.chips.find((candidate) => candidate.label === label);
    if (chip === undefined) throw new Error(`There is no filter ${label}`);
    this.#listing.remove(chip);
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    return { title: this.#listing.title, count: this.#listing.resultCount };
  }

  async readOut(): Promise<string> {
    return this.#way.tab.pageViewModel(PAGES.resultNews).text;
  }

  async areFiltersOpen(): Promise<boolean> {
    throw new Error('There is no screen here');
  }

  async closeFilters(): Promise<void> {
    throw new Error('There is no screen here');
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return this.#home.newArrivals.map(({ path, playbackRate }) => ({
      path,
      speed: playbackRate,
      playsByItself: true,
      isSilent: true,
      isEndless: true,
    }));
  }

  async followArrival(number: number): Promise<void> {
    const arrival = this.#home.newArrivals[number - 1];
    if (arrival === undefined) throw new Error(`There is no new arrival ${number}`);
    this.#way.tab.navigation.goTo(arrival.path);
  }

  async tiles(): Promise<readonly { readonly category: string; readonly picture: 'its own' | 'the default' }[]> {
    return this.#home.categoryTiles.map(({ label, image }) => ({
      category: label,
      picture: image.includes('default') ? 'the default' : 'its own',
    }));
  }

  async followTile(category: string): Promise<void> {
    const tile = this.#home.categoryTiles.find(({ label }) => label === category);
    if (tile === undefined) throw new Error(`There is no tile ${category}`);
    this.#home.shopCategory(tile.category);
  }

  #moreFromCreator(): readonly Product[] {
    const product = this.#catalogue.productById(this.#way.tab.productId);
    return product === undefined ? [] : moreFromCreator(this.#catalogue.products, product, MORE_PIECES);
  }

  get #catalogue() {
    return this.#way.tab.shop.get(SHARED.catalogue);
  }

  get #listing() {
    return this.#way.tab.shop.get(SHARED.listing);
  }

  get #home() {
    return this.#way.tab.pageViewModel(PAGES.home);
  }

  #options(group: FilterGroup) {
    return this.#listing.filterGroups.find((candidate) => candidate.group === groups[group])?.options ?? [];
  }
}
