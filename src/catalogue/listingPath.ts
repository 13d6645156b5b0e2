import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import { queryOf } from '../../core/domain/catalogue/filtersInAddress.ts';
import { paths } from '../navigation/paths.ts';

/** The address of the listing with these filters. */
export function listingPath(filters: Filters): string {
  const query = queryOf(filters);
  return query === '' ? paths.listing : `${paths.listing}?${query}`;
}
