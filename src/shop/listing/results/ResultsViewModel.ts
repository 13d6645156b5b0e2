import { computed, makeAutoObservable, onBecomeUnobserved } from 'mobx';
import type { ShownFacets } from '../../../../core/domain/catalogue/facets/shownFacets.ts';
import {
  type FilterPart,
  withoutFilter,
  withoutPart,
} from '../../../../core/domain/catalogue/filters/appliedFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { PAGE_SIZE } from '../../../../core/domain/catalogue/pageSize.ts';
import type { CataloguePage } from '../../../../core/domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../../../core/domain/catalogue/search/CatalogueResult.ts';
import type { CatalogueRequest, CatalogueStatus } from '../../catalogue/CatalogueRequest.ts';
import type { CatalogueViewModel } from '../../catalogue/CatalogueViewModel.ts';
import { PagedProducts } from '../../catalogue/PagedProducts.ts';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { type FilterChip, filterChips } from '../filters/filterChips.ts';
import { type FilterGroupView, filterGroupViews } from '../filters/filterGroupViews.ts';
import { type NoResultsSuggestion, noResultsSuggestion } from '../filters/noResultsSuggestion.ts';
import type { ListingViewModel } from '../ListingViewModel.ts';
import { countPieces } from './countPieces.ts';
import { steadyFacets } from './steadyFacets.ts';
import { type WiderResult, widerResult } from './widerResult.ts';

export type ResultsParts = {
  readonly catalogue: Pick<CatalogueViewModel, 'request'>;
  readonly listing: Pick<ListingViewModel, 'filters' | 'choose' | 'letGo'>;
};

const FIRST_PAGE: Places = { from: 0, count: PAGE_SIZE };

/** A result, the filters that it answers, and the counts beside the options. */
type Result = { readonly filters: Filters; readonly page: CataloguePage; readonly facets: ShownFacets };

/** The products that match the listing's filters, and what the listing page shows of the filters. */
export class ResultsViewModel {
  private readonly parts: ResultsParts;
  /** What is shown until the result of other filters is there. */
  private previous: Result | undefined = undefined;
  private readonly lists = new WeakMap<CataloguePage, ProductList>();
  /** The list that was made last, and the filters that it answers. */
  private latest: { readonly filters: Filters; readonly list: ProductList } | undefined = undefined;

  constructor(parts: ResultsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'previous' | 'lists' | 'latest' | 'result'>(
      this,
      { parts: false, previous: false, lists: false, latest: false, result: computed },
      { autoBind: true },
    );
    // A shopper who comes back to the listing did not see the earlier result.
    onBecomeUnobserved(this, 'result' as keyof this, () => {
      this.previous = undefined;
    });
  }

  /** Whether there is a result to show, if only that of earlier filters. */
  get status(): CatalogueStatus {
    return this.result === undefined ? (this.request?.status ?? 'loading') : 'ready';
  }

  /** Whether the result is still that of earlier filters. */
  get isPending(): boolean {
    return this.request?.status === 'loading' && this.result !== undefined;
  }

  /** Whether products are missing beside the result that is shown, because they could not be had. */
  get isIncomplete(): boolean {
    const { shown } = this;
    return this.request?.status === 'failed' || (shown instanceof PagedProducts && shown.hasFailed);
  }

  /** The products that pass the filters, in order. */
  get shown(): ProductList {
    const { result } = this;
    if (result === undefined) return [];
    const list = this.lists.get(result.page) ?? this.listOf(result);
    this.lists.set(result.page, list);
    return list;
  }

  /** Whether the catalogue has answered and no product matches. */
  get hasNoMatches(): boolean {
    return this.result?.page.total === 0;
  }

  get filterGroups(): readonly FilterGroupView[] {
    return this.result === undefined ? [] : filterGroupViews(this.result.facets, this.parts.listing.filters);
  }

  /** Such as `14 pieces`. */
  get resultCount(): string {
    return countPieces(this.shown.length);
  }

  /** The active filters, ready to print. */
  get chips(): readonly FilterChip[] {
    return filterChips(this.parts.listing.filters);
  }

  /** What takes back the filters that the last search let go, such as `Keep Size M`. */
  get takeBack(): string | undefined {
    const { letGo } = this.parts.listing;
    const filters = letGo && filterChips({ ...letGo, search: '' });
    return filters && `Keep ${filters.map(({ label }) => label).join(', ')}`;
  }

  /** When nothing matches: the filter to remove so that the most products match. */
  get suggestion(): NoResultsSuggestion | undefined {
    return this.result && noResultsSuggestion(this.result.page.suggestion, this.result.filters);
  }

  /** When no name holds the search text: what it may mean, with its first pieces. */
  get wider(): WiderResult | undefined {
    const wider = this.result?.page.wider;
    return wider && widerResult(wider);
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

  /** Asks for the products at the places `from` to `to`, if they are not there. */
  need(from: number, to: number): void {
    if (this.shown instanceof PagedProducts) this.shown.need(from, to);
  }

  private get result(): Result | undefined {
    const { filters } = this.parts.listing;
    const page = this.request?.value;
    if (page?.facets !== undefined && page !== this.previous?.page) {
      this.previous = { filters, page, facets: steadyFacets({ filters, facets: page.facets }, this.previous) };
    }
    return this.previous;
  }

  private get request(): CatalogueRequest<CataloguePage> | undefined {
    return this.ask(this.parts.listing.filters, FIRST_PAGE);
  }

  private ask(filters: Filters, places: Places): CatalogueRequest<CataloguePage> | undefined {
    return this.parts.catalogue.request({ kind: 'page', filters, places });
  }

  private listOf({ filters, page }: Result): ProductList {
    const isWhole = page.products.length === page.total;
    const list = isWhole ? page.products : new PagedProducts(page, (at) => this.askPage(filters, at));
    const { latest } = this;
    this.latest = { filters, list };
    // The answer to the same question again: she looks at the same places.
    if (list instanceof PagedProducts && latest?.list instanceof PagedProducts && latest.filters === filters) {
      list.need(...latest.list.needed);
    }
    return list;
  }

  private askPage(filters: Filters, at: Places): CatalogueRequest<CataloguePage> | undefined {
    // The catalogue keeps the answers that were asked for last: Back asks for the first page, which has the others.
    this.ask(filters, FIRST_PAGE);
    return this.ask(filters, at);
  }
}
