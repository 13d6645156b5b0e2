import { makeAutoObservable } from 'mobx';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { CataloguePage } from '../../../core/domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../../core/domain/catalogue/search/CatalogueResult.ts';
import type { CatalogueRequest } from './CatalogueRequest.ts';
import type { ProductList } from './ProductList.ts';

type PageRequest = CatalogueRequest<CataloguePage> | undefined;

/** The products of a result, page by page as they are needed. */
export class PagedProducts implements ProductList {
  readonly length: number;
  private readonly pageSize: number;
  private readonly first: readonly Product[];
  private readonly ask: (places: Places) => PageRequest;
  private readonly pages = new Map<number, PageRequest>();
  /** The places, from and to, that were needed last. */
  needed: readonly [from: number, to: number] = [0, 0];
  /** How often pages were asked for: what is observed of `pages`. */
  private changes = 0;

  /** `first` has the products from place 0 on. Each further page is as large. */
  constructor(first: CataloguePage, ask: (places: Places) => PageRequest) {
    this.length = first.total;
    this.first = first.products;
    this.pageSize = first.products.length;
    this.ask = ask;
    makeAutoObservable<this, 'pageSize' | 'first' | 'ask' | 'pages' | 'asked'>(
      this,
      { length: false, needed: false, pageSize: false, first: false, ask: false, pages: false, asked: false },
      { autoBind: true },
    );
  }

  at(place: number): Product | undefined {
    const page = Math.floor(place / this.pageSize);
    const products = page === 0 ? this.first : this.asked.get(page)?.value?.products;
    return products?.[place % this.pageSize];
  }

  /** Asks for the pages of the places `from` to `to`, unless that was done. */
  need(from: number, to: number): void {
    this.needed = [from, to];
    const last = Math.floor(Math.min(to, this.length - 1) / this.pageSize);
    for (let page = Math.max(1, Math.floor(from / this.pageSize)); page <= last; page += 1) {
      if (this.pages.has(page)) continue;
      this.pages.set(page, this.ask({ from: page * this.pageSize, count: this.pageSize }));
      this.changes += 1;
    }
  }

  /** Whether a page could not be had. */
  get hasFailed(): boolean {
    return [...this.asked.values()].some((page) => page?.status === 'failed');
  }

  private get asked(): ReadonlyMap<number, PageRequest> {
    return this.changes > 0 ? this.pages : NONE;
  }
}

const NONE: ReadonlyMap<number, PageRequest> = new Map();
