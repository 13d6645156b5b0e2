import type { CataloguePage } from '../../core/domain/catalogue/CataloguePage.ts';
import type { Places } from '../../core/domain/catalogue/CatalogueResult.ts';
import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import type { ProductReference } from '../../core/domain/catalogue/findProduct.ts';
import type { CatalogueOptions } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { Suggestion } from '../../core/domain/catalogue/suggestions.ts';
import type { Answer, ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';

/** Loads the adapter of the catalogue with the first question; after a failed load, the next question loads it again. */
export class LazyCatalogue implements ForQueryingProducts {
  readonly #load: () => Promise<ForQueryingProducts>;
  #catalogue: ForQueryingProducts | undefined;

  constructor(load: () => Promise<ForQueryingProducts>) {
    this.#load = load;
  }

  options(): Answer<CatalogueOptions> {
    return this.#ask((catalogue) => catalogue.options());
  }

  query(filters: Filters, places: Places): Answer<CataloguePage> {
    return this.#ask((catalogue) => catalogue.query(filters, places));
  }

  product(wanted: ProductReference): Answer<Product | undefined> {
    return this.#ask((catalogue) => catalogue.product(wanted));
  }

  moreFromCreator(product: Product, limit: number): Answer<readonly Product[]> {
    return this.#ask((catalogue) => catalogue.moreFromCreator(product, limit));
  }

  suggest(text: string): Answer<readonly Suggestion[]> {
    return this.#ask((catalogue) => catalogue.suggest(text));
  }

  #ask<Value>(question: (catalogue: ForQueryingProducts) => Answer<Value>): Answer<Value> {
    if (this.#catalogue !== undefined) return question(this.#catalogue);
    return this.#load().then((catalogue) => {
      this.#catalogue ??= catalogue;
      return question(this.#catalogue);
    });
  }
}
