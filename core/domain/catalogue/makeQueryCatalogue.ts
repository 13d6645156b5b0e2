import { buildCatalogueIndex } from './CatalogueIndex.ts';
import { EVERY_PLACE, type QueryCatalogue } from './CatalogueResult.ts';
import { areOffered } from './facetReaders.ts';
import { facetsOf } from './facets.ts';
import { filterCatalogue } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** The number of products from which an index is faster than filtering the list. */
const INDEX_THRESHOLD = 1000;

/**
 * Returns a query over these products. Short lists are filtered directly; long ones get a {@link CatalogueIndex}, which knows the
 * price bands that the shop offers.
 */
export function makeQueryCatalogue(products: readonly Product[]): QueryCatalogue {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a query returns the same results with an index and without
  const isShort = products.length < INDEX_THRESHOLD;
  const plain = queryWithoutIndex(products);
  // Stryker disable next-line ConditionalExpression: as above
  if (isShort) return plain;
  const { query } = buildCatalogueIndex(products);
  return (filters, places) => (areOffered(filters.priceBands) ? query(filters, places) : plain(filters, places));
}

function queryWithoutIndex(products: readonly Product[]): QueryCatalogue {
  return (filters, { from, count } = EVERY_PLACE) => {
    const matching = filterCatalogue(products, filters);
    return {
      total: matching.length,
      products: matching.slice(from, from + count),
      facets: facetsOf(products, filters),
    };
  };
}
