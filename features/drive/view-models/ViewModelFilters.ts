import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import type { FilterDriver, FilterGroup } from '../contracts/FilterDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

const groups = { categories: 'categories', creators: 'influencers', sizes: 'sizes', prices: 'priceBands' } as const;

/** The listing's filters and its order, without a screen. */
export class ViewModelFilters implements FilterDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
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
    return this.#results.chips.map(({ label }) => label);
  }

  async removeFilter(label: string): Promise<void> {
    const chip = this.#results.chips.find((candidate) => candidate.label === label);
    if (chip === undefined) throw new Error(`There is no filter ${label}`);
    this.#results.remove(chip);
  }

  get #listing() {
    return this.#navigation.tab.shop.get(LISTING);
  }

  get #results() {
    return this.#navigation.tab.shop.get(RESULTS);
  }

  #options(group: FilterGroup) {
    return this.#results.filterGroups.find((candidate) => candidate.group === groups[group])?.options ?? [];
  }
}
