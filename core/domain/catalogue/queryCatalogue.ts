import { buildCatalogueIndex } from './CatalogueIndex.ts';
import type { Filters } from './Filters.ts';
import { type Facets, facetsOf } from './facets.ts';
import { filterCatalogue } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** What a question to the catalogue comes to: the products that pass, in order, and the counts beside every option. */
export type CatalogueResult = { readonly products: readonly Product[]; readonly facets: Facets };

export type QueryCatalogue = (filters: Filters) => CatalogueResult;

/** From how many products on an index is worth building. */
const LARGE = 1000;

/** Answers questions over these products: by the plain rule, and by an index once there are many of them. */
export function queryOver(products: readonly Product[]): QueryCatalogue {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the index gives the plain rule's results, only sooner
  return rememberingLast(products.length < LARGE ? plainQueryOver(products) : buildCatalogueIndex(products).query);
}

/** Answers the very same question with the very same result. */
function rememberingLast(query: QueryCatalogue): QueryCatalogue {
  let last: { readonly filters: Filters; readonly result: CatalogueResult } | undefined;
  return (filters) => {
    if (last?.filters !== filters) last = { filters, result: query(filters) };
    return last.result;
  };
}

function plainQueryOver(products: readonly Product[]): QueryCatalogue {
  return (filters) => ({ products: filterCatalogue(products, filters), facets: facetsOf(products, filters) });
}
