import { EVERY_PLACE, type QueryCatalogue } from './CatalogueResult.ts';
import { comparePrices } from './comparePrices.ts';
import { readFacets } from './countFacets.ts';
import type { Product } from './Product.ts';

/** Returns a query that looks at each of these products, which must not change afterwards. */
export function makeQueryCatalogue(products: readonly Product[]): QueryCatalogue {
  const startCounts = readFacets(products);
  return (filters, { from, count } = EVERY_PLACE) => {
    const counts = startCounts(filters);
    const matching = products.filter((_, index) => counts.add(index, 1));
    return {
      total: matching.length,
      products: matching.toSorted(comparePrices(filters.sort)).slice(from, from + count),
      facets: counts.facets(),
    };
  };
}
