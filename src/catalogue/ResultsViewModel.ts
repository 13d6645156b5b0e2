import { computed, makeAutoObservable } from 'mobx';
import { type FilterPart, withoutFilter, withoutPart } from '../../core/domain/catalogue/appliedFilters.ts';
import type { CatalogueResult, QueryCatalogue } from '../../core/domain/catalogue/CatalogueResult.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/makeQueryCatalogue.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { suggestFilterToRemove } from '../../core/domain/catalogue/suggestFilterToRemove.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';
import { countPieces } from './countPieces.ts';
import { type FilterChip, filterChips } from './filterChips.ts';
import { type FilterGroupView, filterGroupViews } from './filterGroupViews.ts';
import type { ListingViewModel } from './ListingViewModel.ts';
import { type NoResultsSuggestion, noResultsSuggestion } from './noResultsSuggestion.ts';

export type ResultsParts = {
  readonly catalogue: Pick<CatalogueViewModel, 'status' | 'products'>;
  readonly listing: Pick<ListingViewModel, 'filters' | 'choose'>;
};

/** The products that match the listing's filters, and what the listing page shows of the filters. */
export class ResultsViewModel {
  private readonly parts: ResultsParts;

  constructor(parts: ResultsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(
      this,
      // The index of a long catalogue is built once, also when no page observes it for a while.
      { parts: false, query: computed({ keepAlive: true }) },
      { autoBind: true },
    );
  }

  /** The products that pass the filters, in order. */
  get shown(): readonly Product[] {
    return this.result.products;
  }

  /** Whether the catalogue is loaded and no product matches. */
  get hasNoMatches(): boolean {
    return this.parts.catalogue.status === 'ready' && this.shown.length === 0;
  }

  get filterGroups(): readonly FilterGroupView[] {
    return filterGroupViews(this.result.facets, this.parts.listing.filters);
  }

  /** Such as `14 pieces`. */
  get resultCount(): string {
    return countPieces(this.shown.length);
  }

  /** The active filters, ready to print. */
  get chips(): readonly FilterChip[] {
    return filterChips(this.parts.listing.filters);
  }

  /** When nothing matches: the filter to remove so that the most products match. */
  get suggestion(): NoResultsSuggestion | undefined {
    const { filters } = this.parts.listing;
    return this.hasNoMatches ? noResultsSuggestion(suggestFilterToRemove(this.query, filters), filters) : undefined;
  }

  /** Removes one filter. */
  remove({ applied }: FilterChip): void {
    const { listing } = this.parts;
    listing.choose(withoutFilter(listing.filters, applied));
  }

  /** Removes all filters of one group. */
  leaveOut(part: FilterPart): void {
    const { listing } = this.parts;
    listing.choose(withoutPart(listing.filters, part));
  }

  private get result(): CatalogueResult {
    return this.query(this.parts.listing.filters);
  }

  private get query(): QueryCatalogue {
    return makeQueryCatalogue(this.parts.catalogue.products);
  }
}
