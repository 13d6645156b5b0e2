import type { CataloguePage } from './CataloguePage.ts';
import type { Places } from './CatalogueResult.ts';
import { type Filters, noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import { moreFromCreator } from './moreFromCreator.ts';
import type { Product } from './Product.ts';
import { suggestFilterToRemove } from './suggestFilterToRemove.ts';

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
    page(filters, places) {
      const result = query(filters, places);
      const suggestion = result.total === 0 ? suggestFilterToRemove(query, filters) : undefined;
      return { ...result, from: places.from, suggestion };
    },
    moreFromCreator(product, limit) {
      const ofCreator: Filters = { ...noFilters, influencers: [product.influencer] };
      // One of them may be the product itself.
      // Stryker disable next-line ObjectLiteral,ArithmeticOperator: too few are followed by all of the creator's, this only saves time
      const places = { from: 0, count: limit + 1 };
      const sameCategory = query({ ...ofCreator, categories: [product.category] }, places).products;
      // Stryker disable next-line ConditionalExpression: all of the creator's give the same, this only saves time
      const few = sameCategory.length > limit ? sameCategory : query(ofCreator).products;
      return moreFromCreator(few, product, limit);
    },
  };
}
