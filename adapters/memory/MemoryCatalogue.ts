import type { CataloguePage } from '../../core/domain/catalogue/CataloguePage.ts';
import type { Places } from '../../core/domain/catalogue/CatalogueResult.ts';
import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import { findProduct, type ProductReference } from '../../core/domain/catalogue/findProduct.ts';
import { type CatalogueOptions, optionsOf } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { makeProductSearch } from '../../core/domain/catalogue/ProductSearch.ts';
import { buildSuggestions, type Suggestion } from '../../core/domain/catalogue/suggestions.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's catalogue, which is asked for each part. */
export class MemoryCatalogue implements ForQueryingProducts {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  options(): Promise<CatalogueOptions> {
    return this.#ask(optionsOf);
  }

  query(filters: Filters, places: Places): Promise<CataloguePage> {
    return this.#ask((products) => makeProductSearch(products).page(filters, places));
  }

  product(wanted: ProductReference): Promise<Product | undefined> {
    return this.#ask((products) => findProduct(products, wanted));
  }

  moreFromCreator(product: Product, limit: number): Promise<readonly Product[]> {
    return this.#ask((products) => makeProductSearch(products).moreFromCreator(product, limit));
  }

  suggest(text: string): Promise<readonly Suggestion[]> {
    return this.#ask((products) => buildSuggestions(products)(text));
  }

  #ask<Value>(read: (products: readonly Product[]) => Value): Promise<Value> {
    return this.#backEnd.perform('products', () => read(this.#backEnd.products));
  }
}
