import type { Filters } from './Filters.ts';
import type { Facets } from './facets.ts';
import type { Product } from './Product.ts';

/** The products that match the filters, in the chosen order, and the counts beside every option. */
export type CatalogueResult = { readonly products: readonly Product[]; readonly facets: Facets };

/** Returns the result of the filters for one product list. */
export type QueryCatalogue = (filters: Filters) => CatalogueResult;
