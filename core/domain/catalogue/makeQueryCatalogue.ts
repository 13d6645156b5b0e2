import { buildCatalogueIndex } from './CatalogueIndex.ts';
import type { CatalogueResult, QueryCatalogue } from './CatalogueResult.ts';
import type { Filters } from './Filters.ts';
import { facetsOf } from './facets.ts';
import { filterCatalogue } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** The number of products from which an index is faster than filtering the list. */
const INDEX_THRESHOLD = 1000;

/** Returns a query over these products. Short lists are filtered directly; long ones get a {@link CatalogueIndex}. */
export function makeQueryCatalogue(products: readonly Product[]): QueryCatalogue {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a query returns the same results with an index and without
  const isShort = products.length < INDEX_THRESHOLD;
  return memoizeLast(isShort ? queryWithoutIndex(products) : buildCatalogueIndex(products).query);
}

/** Returns the last result again, the same object, when the filters are the same object. */
function memoizeLast(query: QueryCatalogue): QueryCatalogue {
  let last: { readonly filters: Filters; readonly result: CatalogueResult } | undefined;
  return (filters) => {
    if (last?.filters !== filters) last = { filters, result: query(filters) };
    return last.result;
  };
}

function queryWithoutIndex(products: readonly Product[]): QueryCatalogue {
  return (filters) => ({ products: filterCatalogue(products, filters), facets: facetsOf(products, filters) });
}
