import type { Filters } from './Filters.ts';
import { type Facets, facetsOf } from './facets.ts';
import { filterCatalogue } from './filterCatalogue.ts';
import type { Product } from './Product.ts';

/** What a question to the catalogue comes to: the products that pass, in order, and the counts beside every option. */
export type CatalogueResult = { readonly products: readonly Product[]; readonly facets: Facets };

export type QueryCatalogue = (filters: Filters) => CatalogueResult;

/** Answers questions over these products. */
export function queryOver(products: readonly Product[]): QueryCatalogue {
  return (filters) => ({ products: filterCatalogue(products, filters), facets: facetsOf(products, filters) });
}
