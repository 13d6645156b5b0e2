import { makeAutoObservable, observableRef } from 'mobx';
import { type FilterPart, withoutFilter, withoutPart } from '../../core/domain/catalogue/appliedFilters.ts';
import type { CatalogueResult } from '../../core/domain/catalogue/CatalogueResult.ts';
import * as change from '../../core/domain/catalogue/changeFilters.ts';
import { type Filters, noFilters, type SortOrder } from '../../core/domain/catalogue/Filters.ts';
import { filtersFromQueryString, filtersToQueryString } from '../../core/domain/catalogue/filtersQueryString.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { priceBands } from '../../core/domain/catalogue/priceBands.ts';
import { suggestFilterToRemove } from '../../core/domain/catalogue/suggestFilterToRemove.ts';
import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';
import { listingPath } from '../navigation/listingPath.ts';
import { paths } from '../navigation/paths.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';
import { countPieces } from './countPieces.ts';
import { type FilterChip, filterChips } from './filterChips.ts';
import { type FilterGroupView, filterGroupViews } from './filterGroupViews.ts';
import { listingTitle } from './listingTitle.ts';
import { type NoResultsSuggestion, noResultsSuggestion } from './noResultsSuggestion.ts';

/**
 * The listing's filters and the products that match; shared by listing, home and header. The filters are in the address as
 * well: every change is a history entry.
 */
export class ListingViewModel {
  filters: Filters = noFilters;
  private readonly catalogue: CatalogueViewModel;
  private readonly navigation: ForNavigating;

  constructor(catalogue: CatalogueViewModel, navigation: ForNavigating) {
    this.catalogue = catalogue;
    this.navigation = navigation;
    makeAutoObservable<this, 'catalogue' | 'navigation'>(
      this,
      { filters: observableRef, catalogue: false, navigation: false },
      { autoBind: true },
    );
  }

  /** The products that pass the filters, in order. */
  get shown(): readonly Product[] {
    return this.result.products;
  }

  /** Whether the catalogue is loaded and no product matches. */
  get hasNoMatches(): boolean {
    return this.catalogue.status === 'ready' && this.shown.length === 0;
  }

  get filterGroups(): readonly FilterGroupView[] {
    return filterGroupViews(this.result.facets, this.filters);
  }

  /** Such as `14 pieces`. */
  get resultCount(): string {
    return countPieces(this.shown.length);
  }

  /** The listing's title, such as `Clothing`. */
  get title(): string {
    return listingTitle(this.filters);
  }

  /** The active filters, ready to print. */
  get chips(): readonly FilterChip[] {
    return filterChips(this.filters);
  }

  /** When nothing matches: the filter to remove so that the most products match. */
  get suggestion(): NoResultsSuggestion | undefined {
    return this.hasNoMatches
      ? noResultsSuggestion(suggestFilterToRemove(this.catalogue.query, this.filters), this.filters)
      : undefined;
  }

  /**
   * Takes the filters from the current address, if it is the listing's. An address without filters keeps the current ones,
   * unless Back or Forward led to it: then it had none.
   */
  follow(isReturn: boolean): void {
    const [path, query = ''] = this.navigation.here().split('#')[0]?.split('?') ?? [];
    if (path !== paths.listing) return;
    const asked = filtersFromQueryString(query);
    const isSame = filtersToQueryString(asked) === filtersToQueryString(this.filters);
    if (isSame) return;
    if (filtersToQueryString(asked) === '' && !isReturn) this.navigation.replaceWith(listingPath(this.filters));
    else this.filters = asked;
  }

  /** Sets the search text and opens the listing. */
  search(text: string): void {
    this.ask(change.searchFor(this.filters, text));
  }

  /** Removes one filter. */
  remove({ applied }: FilterChip): void {
    this.ask(withoutFilter(this.filters, applied));
  }

  /** Removes all filters of one group. */
  leaveOut(part: FilterPart): void {
    this.ask(withoutPart(this.filters, part));
  }

  /** Clears every filter, the search text included, and opens the listing. */
  shopNow(): void {
    this.ask(noFilters);
  }

  /** Resets the filters, chooses one category and opens the listing. */
  shopCategory(category: string): void {
    this.ask(change.setCategories(change.resetFilters(this.filters), [category]));
  }

  toggle(group: FilterGroupView['group'], value: string): void {
    const band = priceBands.find(({ label }) => label === value);
    if (group !== 'priceBands') this.ask(change.toggleValue(this.filters, group, value));
    else if (band !== undefined) this.ask(change.togglePriceBand(this.filters, band));
  }

  sortBy(sort: SortOrder): void {
    this.ask(change.sortBy(this.filters, sort));
  }

  reset(): void {
    this.ask(change.resetFilters(this.filters));
  }

  private get result(): CatalogueResult {
    return this.catalogue.query(this.filters);
  }

  /** Opens the listing with these filters, unless it already shows them. */
  private ask(filters: Filters): void {
    this.filters = filters;
    const path = listingPath(filters);
    if (this.navigation.here() !== path) this.navigation.goTo(path);
  }
}
