import type { CataloguePage, Places } from './CataloguePage.ts';
import type { Filters } from './Filters.ts';
import { noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import { moreFromCreator } from './moreFromCreator.ts';
import type { Product } from './Product.ts';
import { suggestFilterToRemove } from './suggestFilterToRemove.ts';

/** How many products a page has for those who ask for a result page by page. */
export const PAGE_SIZE = 48;

/** Searches one product list. The storefront and the back-end search with the same. */
export type ProductSearch = {
  /** Returns the products at these places of the filters' result. */
  page(filters: Filters, places: Places): CataloguePage;
  /** Returns at most `limit` other products of the same creator, those of the same category first. */
  moreFromCreator(product: Product, limit: number): readonly Product[];
};

export function makeProductSearch(products: readonly Product[]): ProductSearch {
  const query = makeQueryCatalogue(products);
  return {
    page(filters, { from, count }) {
      const { products: matching, facets } = query(filters);
      return {
        ...{ total: matching.length, from, products: matching.slice(from, from + count), facets },
        suggestion: matching.length === 0 ? suggestFilterToRemove(query, filters) : undefined,
      };
    },
    moreFromCreator(product, limit) {
      const ofCreator = query({ ...noFilters, influencers: [product.influencer] }).products;
      return moreFromCreator(ofCreator, product, limit);
    },
  };
}
