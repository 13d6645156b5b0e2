import type { CataloguePage } from './CataloguePage.ts';
import type { Places, QueryCatalogue } from './CatalogueResult.ts';
import { type Filters, noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import type { Product } from './Product.ts';
import { suggestFilterToRemove } from './suggestFilterToRemove.ts';

/** Searches one product list. The storefront and the back-end search with the same rules. */
export type ProductSearch = {
  /** Returns the products at these places of the filters' result. */
  page(filters: Filters, places: Places): CataloguePage;
  /** Returns at most `limit` other products of the same creator, those of the same category first. */
  moreFromCreator(product: Product, limit: number): readonly Product[];
};

export function makeProductSearch(products: readonly Product[]): ProductSearch {
  return searchWith(makeQueryCatalogue(products));
}

export function searchWith(query: QueryCatalogue): ProductSearch {
  return {
    page(filters, places) {
      const result = query(filters, places);
      const suggestion = result.total === 0 ? suggestFilterToRemove(query, filters) : undefined;
      return { ...result, from: places.from, suggestion };
    },
    moreFromCreator({ key, influencer, category }, limit) {
      const ofCreator: Filters = { ...noFilters, influencers: [influencer] };
      // One of them may be the product itself.
      const places = { from: 0, count: limit + 1 };
      const sameCategory = query({ ...ofCreator, categories: [category] }, places).products;
      const found = new Set([...sameCategory, ...query(ofCreator, places).products]);
      return [...found].filter((other) => other.key !== key).slice(0, limit);
    },
  };
}
