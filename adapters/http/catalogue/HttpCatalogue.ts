import type { CreatorPage } from '../../../core/domain/catalogue/CreatorPage.ts';
import type { CatalogueOptions } from '../../../core/domain/catalogue/facets/firstOptions.ts';
import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { findProduct, type ProductReference } from '../../../core/domain/catalogue/findProduct.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { CataloguePage } from '../../../core/domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../../core/domain/catalogue/search/CatalogueResult.ts';
import type { Suggestion } from '../../../core/domain/catalogue/search/suggestions.ts';
import { SUGGESTION_TEXT_LIMIT, suggestionText } from '../../../core/domain/catalogue/search/suggestionText.ts';
import { foldText } from '../../../core/domain/text/foldText.ts';
import type { Answer, ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import {
  catalogueResponse,
  creatorsResponse,
  optionsResponse,
  productsResponse,
  suggestionsResponse,
} from '../../wire/catalogueCalls.ts';
import { productResponse } from '../../wire/wireProduct.ts';
import type { HttpApi } from '../HttpApi.ts';
import { UnknownKey } from '../RefusedCall.ts';
import { creatorsPath, morePath, OPTIONS_PATH, pagePath, productPath } from './cataloguePaths.ts';

/** How many products are kept from earlier answers. */
const LIMIT = 1000;

/** The catalogue at `/api/catalogue` and `/api/suggestions`, which is asked for each part. Products of earlier answers are there at once. */
export class HttpCatalogue implements ForQueryingProducts {
  readonly #api: HttpApi;
  /** By key, those received last at the end. */
  readonly #received = new Map<string, Product>();

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async options(): Promise<CatalogueOptions> {
    return this.#api.call({ method: 'GET', path: OPTIONS_PATH, responseSchema: optionsResponse });
  }

  async query(filters: Filters, places: Places): Promise<CataloguePage> {
    const path = pagePath(filters, places);
    const page = await this.#api.call({ method: 'GET', path, responseSchema: catalogueResponse });
    this.#receive(page.products);
    return page;
  }

  product(wanted: ProductReference): Answer<Product | undefined> {
    return findProduct([...this.#received.values()], wanted) ?? this.#askFor(wanted);
  }

  async moreLike({ id }: Product, limit: number): Promise<readonly Product[]> {
    const path = morePath(String(id), limit);
    return this.#receive((await this.#api.call({ method: 'GET', path, responseSchema: productsResponse })).products);
  }

  renew(): boolean {
    this.#received.clear();
    return true;
  }

  async creators(text: string, filters: Filters, places: Places): Promise<CreatorPage> {
    const wanted = foldText(text);
    if (wanted.length > SUGGESTION_TEXT_LIMIT) return { total: 0, creators: [] };
    const path = creatorsPath(wanted, filters, places);
    return this.#api.call({ method: 'GET', path, responseSchema: creatorsResponse });
  }

  async suggest(text: string): Promise<readonly Suggestion[]> {
    const wanted = suggestionText(text);
    if (wanted === undefined) return [];
    const path = `/suggestions?q=${encodeURIComponent(wanted)}`;
    const { suggestions } = await this.#api.call({ method: 'GET', path, responseSchema: suggestionsResponse });
    this.#receive(suggestions.flatMap((one) => (one.kind === 'product' ? [one.product] : [])));
    return suggestions;
  }

  async #askFor(wanted: ProductReference): Promise<Product | undefined> {
    const path = productPath(wanted);
    if (path === undefined) return undefined;
    try {
      const { product } = await this.#api.call({ method: 'GET', path, responseSchema: productResponse });
      // A key that no product has may be the id of one.
      return findProduct(this.#receive([product]), wanted);
    } catch (error) {
      if (error instanceof UnknownKey) return undefined;
      throw error;
    }
  }

  #receive(products: readonly Product[]): readonly Product[] {
    for (const product of products) {
      this.#received.delete(product.key);
      this.#received.set(product.key, product);
    }
    for (const key of [...this.#received.keys()].slice(0, -LIMIT)) this.#received.delete(key);
    return products;
  }
}
