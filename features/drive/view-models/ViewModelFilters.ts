import { optionView } from '../../../src/shop/listing/filters/filterGroupViews.ts';
import { CREATOR_FINDER, RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import type { FilterDriver, FilterGroup } from '../contracts/catalogue/FilterDriver.ts';
import { filterGroups } from '../contracts/catalogue/FilterDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The listing's filters and its order, without a screen. */
export class ViewModelFilters implements FilterDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    this.#listing.toggle(filterGroups[group].group, value);
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return this.#options(group)
      .filter(({ isChosen }) => isChosen)
      .map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return this.#options(group).map(({ label, count }) => `${label} (${count})`);
  }

  async findCreators(text: string): Promise<void> {
    this.#finder.type(text);
    // A screen that shows the creators asks for them.
    this.#options('creators');
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

  get #finder() {
    return this.#navigation.tab.pageViewModel(CREATOR_FINDER);
  }

  #options(group: FilterGroup) {
    const offered =
      this.#results.filterGroups.find((candidate) => candidate.group === filterGroups[group].group)?.options ?? [];
    if (group !== 'creators' || this.#finder.text === '') return offered;
    const found = this.#finder.creators.map((creator) => optionView(creator, this.#listing.filters.influencers));
    return [...offered.filter(({ value }) => !found.some((other) => other.value === value)), ...found];
  }
}
