import { makeAutoObservable, observableRef } from 'mobx';
import * as change from '../../../core/domain/catalogue/filters/changeFilters.ts';
import { type Filters, noFilters, type SortOrder } from '../../../core/domain/catalogue/filters/Filters.ts';
import {
  filtersFromQueryString,
  filtersToQueryString,
} from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { priceBands } from '../../../core/domain/catalogue/filters/priceBands.ts';
import type { ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import { listingPath } from '../paths/listingPath.ts';
import { paths } from '../paths/paths.ts';
import type { FilterGroupView } from './filters/filterGroupViews.ts';
import { listingTitle } from './listingTitle.ts';

/**
 * The listing's filters; shared by listing, home and header. They are in the address as well: every change is a history
 * entry.
 */
export class ListingViewModel {
  filters: Filters = noFilters;
  /** The filters that the last search let go, with its text; undefined when there is nothing to take back. */
  letGo: Filters | undefined = undefined;
  private readonly navigation: ForNavigating;

  constructor(navigation: ForNavigating) {
    this.navigation = navigation;
    this.filters = this.filtersInAddress() ?? noFilters;
    makeAutoObservable<this, 'navigation' | 'filtersInAddress'>(
      this,
      { filters: observableRef, letGo: observableRef, navigation: false, filtersInAddress: false },
      { autoBind: true },
    );
  }

  /** The listing's title, such as `Clothing`. */
  get title(): string {
    return listingTitle(this.filters);
  }

  /**
   * Takes the filters from the current address, if it is the listing's. An address without filters keeps the current ones,
   * unless Back or Forward led to it: then it had none.
   */
  follow(isReturn: boolean): void {
    const asked = this.filtersInAddress();
    if (asked === undefined) return;
    const isSame = filtersToQueryString(asked) === filtersToQueryString(this.filters);
    if (isSame) return;
    if (filtersToQueryString(asked) === '' && !isReturn) this.navigation.replaceWith(listingPath(this.filters));
    else this.show(asked);
  }

  /** Sets the search text and opens the listing. Lets the filters go, unless the text is empty. */
  search(text: string): void {
    const narrow = change.searchFor(this.filters, text);
    const wide: Filters = { ...noFilters, search: narrow.search, sort: narrow.sort };
    const isWide = narrow.search === '' || filtersToQueryString(narrow) === filtersToQueryString(wide);
    this.choose(isWide ? narrow : wide);
    if (!isWide) this.letGo = narrow;
  }

  /** Clears every filter, the search text included, and opens the listing. */
  shopNow(): void {
    this.choose(noFilters);
  }

  /** Resets the filters, chooses one category and opens the listing. */
  shopCategory(category: string): void {
    this.choose(change.setCategories(change.resetFilters(this.filters), [category]));
  }

  toggle(group: FilterGroupView['group'], value: string): void {
    const band = priceBands.find(({ label }) => label === value);
    if (group !== 'priceBands') this.choose(change.toggleValue(this.filters, group, value));
    else if (band !== undefined) this.choose(change.togglePriceBand(this.filters, band));
  }

  sortBy(sort: SortOrder): void {
    this.choose(change.sortBy(this.filters, sort));
  }

  reset(): void {
    this.choose(change.resetFilters(this.filters));
  }

  /** Opens the listing with these filters, unless it already shows them. */
  choose(filters: Filters): void {
    this.show(filters);
    const path = listingPath(filters);
    if (this.navigation.here() !== path) this.navigation.goTo(path);
  }

  private show(filters: Filters): void {
    this.filters = filters;
    this.letGo = undefined;
  }

  private filtersInAddress(): Filters | undefined {
    const [path, query = ''] = this.navigation.here().split('#')[0]?.split('?') ?? [];
    return path === paths.listing ? filtersFromQueryString(query) : undefined;
  }
}
