import { makeAutoObservable, observableRef, when } from 'mobx';
import type { CatalogueOptions } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { AskCatalogue } from '../../core/storefront/catalogue/AskCatalogue.ts';
import type { Answer, ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';
import { CatalogueRequest, type CatalogueRequestParts, type CatalogueStatus } from './CatalogueRequest.ts';
import { MORE_PIECES } from './morePieces.ts';

export type CatalogueParts = CatalogueRequestParts & { readonly askCatalogue: AskCatalogue };

/** How many answers are kept. */
const LIMIT = 100;
const NO_OPTIONS: CatalogueOptions = { categories: [], influencers: [], sizes: [] };

/** The catalogue; shared by every page that shows a product. */
export class CatalogueViewModel {
  private optionsRequest: CatalogueRequest<CatalogueOptions> | undefined = undefined;
  private readonly requests = new Map<string, CatalogueRequest<unknown>>();
  private readonly parts: CatalogueParts;

  constructor(parts: CatalogueParts) {
    this.parts = parts;
    makeAutoObservable<this, 'optionsRequest' | 'requests' | 'parts'>(
      this,
      { optionsRequest: observableRef, requests: false, parts: false },
      { autoBind: true },
    );
  }

  /** Whether the options are there. */
  get status(): CatalogueStatus {
    return this.optionsRequest?.status ?? 'loading';
  }

  get options(): CatalogueOptions {
    return this.optionsRequest?.value ?? NO_OPTIONS;
  }

  /** The product with the numeric id of an address; undefined when there is none or it is not there yet. */
  productById(id: string | undefined): Product | undefined {
    return this.requestById(id)?.value;
  }

  /** The request of the product with this id, such as for its state. */
  requestById(id: string | undefined): CatalogueRequest<Product | undefined> | undefined {
    return id === undefined ? undefined : this.request(`id ${id}`, (catalogue) => catalogue.product({ id }));
  }

  productByKey(key: string): Product | undefined {
    return this.request(`key ${key}`, (catalogue) => catalogue.product({ key }))?.value;
  }

  /** Other pieces of the product's creator, as far as they are there. */
  moreFromCreator(product: Product): readonly Product[] {
    const more = this.request(`more ${product.key}`, (catalogue) => catalogue.moreFromCreator(product, MORE_PIECES));
    return more?.value ?? [];
  }

  /**
   * Returns the request of a question to the catalogue: the same for the same name. It is sent when it is first asked for.
   * Undefined until the catalogue is loaded for the first time.
   */
  request<Value>(
    name: string,
    question: (catalogue: ForQueryingProducts) => Answer<Value>,
  ): CatalogueRequest<Value> | undefined {
    if (this.optionsRequest === undefined) return undefined;
    const { askCatalogue, ...parts } = this.parts;
    const known = this.requests.get(name) as CatalogueRequest<Value> | undefined;
    const request = known ?? new CatalogueRequest(parts, () => askCatalogue(question));
    this.requests.delete(name);
    this.requests.set(name, request);
    const [oldest] = this.requests.keys();
    if (this.requests.size > LIMIT && oldest !== undefined) this.requests.delete(oldest);
    return request;
  }

  /** Requests the options, and everything again that has failed. */
  async load(): Promise<void> {
    const { askCatalogue, ...parts } = this.parts;
    const failed = [...this.requests.values()].filter(({ status }) => status === 'failed');
    const options = this.optionsRequest;
    if (options === undefined) {
      this.optionsRequest = new CatalogueRequest(parts, () => askCatalogue((catalogue) => catalogue.options()));
      await when(() => this.status !== 'loading');
    } else {
      if (options.status !== 'ready') failed.unshift(options);
      await Promise.all(failed.map((request) => request.load()));
    }
  }
}
