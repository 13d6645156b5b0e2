import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';
import * as change from '../../core/catalogue/changeFilters.ts';
import { type Filters, noFilters, type SortOrder } from '../../core/catalogue/Filters.ts';
import type { Facets } from '../../core/catalogue/facets.ts';
import type { LoadCatalogue } from '../../core/catalogue/LoadCatalogue.ts';
import { type CatalogueOptions, optionsOf } from '../../core/catalogue/options.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import { priceBands } from '../../core/catalogue/priceBands.ts';
import { type QueryCatalogue, queryOver } from '../../core/catalogue/queryCatalogue.ts';
import type { Activity } from '../shell/Activity.ts';
import { paths } from '../shell/paths.ts';
import { type FilterGroupView, filterGroupViews } from './filterGroupViews.ts';
import { type ProductView, productView } from './productView.ts';

export type CatalogueStatus = 'loading' | 'ready' | 'failed';

/** The catalogue and what the shopper asks of it; shared by home, listing, product page and navbar. */
export class CatalogueViewModel {
  status: CatalogueStatus = 'loading';
  products: readonly Product[] = [];
  filters: Filters = noFilters;
  private readonly loadCatalogue: LoadCatalogue;
  private readonly goTo: (path: string) => void;
  private readonly activity: Activity;

  constructor(loadCatalogue: LoadCatalogue, goTo: (path: string) => void, activity: Activity) {
    this.loadCatalogue = loadCatalogue;
    this.goTo = goTo;
    this.activity = activity;
    makeAutoObservable<this, 'loadCatalogue' | 'goTo' | 'activity'>(
      this,
      {
        products: observableRef,
        filters: observableRef,
        options: computedStruct,
        loadCatalogue: false,
        goTo: false,
        activity: false,
      },
      { autoBind: true },
    );
  }

  get options(): CatalogueOptions {
    return optionsOf(this.products);
  }

  /** The products that pass the filters, in order, ready to print. */
  get shown(): readonly ProductView[] {
    return this.result.products.map(productView);
  }

  /** Whether the catalogue is there and nothing in it passes the filters. */
  get hasNoMatches(): boolean {
    return this.status === 'ready' && this.result.products.length === 0;
  }

  get filterGroups(): readonly FilterGroupView[] {
    return filterGroupViews(this.result.facets, this.filters);
  }

  /** Such as `14 pieces`. */
  get resultCount(): string {
    return this.shown.length === 1 ? '1 piece' : `${this.shown.length} pieces`;
  }

  /** The product with the numeric id that stands in an address; undefined when the text is no such id. */
  productById(id: string | undefined): Product | undefined {
    return this.products.find((product) => String(product.id) === id);
  }

  productByKey(key: string): Product | undefined {
    return this.products.find((product) => product.key === key);
  }

  /** Requests the products; also the way to try again. */
  async load(): Promise<void> {
    this.status = 'loading';
    const result = await this.activity.track(this.loadCatalogue());
    runInAction(() => {
      if (result.outcome === 'loaded') this.products = result.products;
      this.status = result.outcome === 'loaded' ? 'ready' : 'failed';
    });
  }

  /** Sets the search text and opens the listing. */
  search(text: string): void {
    this.filters = change.searchFor(this.filters, text);
    this.goTo(paths.listing);
  }

  /** Clears every filter, the search text included, and opens the listing. */
  shopNow(): void {
    this.filters = noFilters;
    this.goTo(paths.listing);
  }

  /** Resets the filters, chooses one category and opens the listing. */
  shopCategory(category: string): void {
    this.filters = change.setCategories(change.resetFilters(this.filters), [category]);
    this.goTo(paths.listing);
  }

  toggle(group: FilterGroupView['group'], value: string): void {
    if (group === 'priceBands') {
      const band = priceBands.find(({ label }) => label === value);
      if (band !== undefined) this.filters = change.togglePriceBand(this.filters, band);
      return;
    }
    this.filters = change.toggleValue(this.filters, group, value);
  }

  sortBy(sort: SortOrder): void {
    this.filters = change.sortBy(this.filters, sort);
  }

  reset(): void {
    this.filters = change.resetFilters(this.filters);
  }

  private get query(): QueryCatalogue {
    return queryOver(this.products);
  }

  private get result(): { readonly products: readonly Product[]; readonly facets: Facets } {
    return this.query(this.filters);
  }
}
