import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import type { ProductReference } from '../../../core/domain/catalogue/findProduct.ts';
import type { Places } from '../../../core/domain/catalogue/search/CatalogueResult.ts';
import { entryPath } from '../entryPath.ts';

/** The path below `/api` of the call for the options of the filters. */
export const OPTIONS_PATH = '/catalogue/options';

/** Returns the path below `/api` of the call for these places of a result. */
export function pagePath(filters: Filters, places: Places): string {
  return `/catalogue?${listingQuery(filters, places)}`;
}

/** Returns the path below `/api` of the call for the creators whose handles contain a text. */
export function creatorsPath(text: string, filters: Filters, places: Places): string {
  const find = text === '' ? '' : `find=${encodeURIComponent(text)}&`;
  return `/catalogue/creators?${find}${listingQuery(filters, places)}`;
}

function listingQuery(filters: Filters, { from, count }: Places): string {
  return [filtersToQueryString(filters), `from=${from}&count=${count}`].filter(Boolean).join('&');
}

/** Returns the path below `/api` of the call for a product; undefined when no product can have this id or key. */
export function productPath(wanted: ProductReference): string | undefined {
  return 'id' in wanted ? entryPath('/catalogue', wanted.id) : entryPath('/products', wanted.key);
}

/** Returns the path below `/api` of the call for more pieces like the product with this id. */
export function morePath(id: string, limit: number): string {
  return `/catalogue/${id}/more?count=${limit}`;
}
