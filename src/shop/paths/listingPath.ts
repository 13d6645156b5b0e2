import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { paths } from './paths.ts';

/** The address of the listing with these filters. */
export function listingPath(filters: Filters): string {
  const query = filtersToQueryString(filters);
  return query === '' ? paths.listing : `${paths.listing}?${query}`;
}
