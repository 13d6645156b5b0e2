import { NO_PLACE, type QueryCatalogue } from '../search/CatalogueResult.ts';
import { appliedFiltersIn, type FilterPart, filterParts, withoutPart } from './appliedFilters.ts';
import type { Filters } from './Filters.ts';

/** A part of the filters, and the number of products that match without it. */
export type FilterSuggestion = { readonly part: FilterPart; readonly count: number };

/**
 * Returns the part of the filters whose removal shows the most products, the first of equals; undefined when no single removal
 * shows any. Removes whole parts, because the values inside a part combine with OR.
 */
export function suggestFilterToRemove(query: QueryCatalogue<unknown>, filters: Filters): FilterSuggestion | undefined {
  return filterParts
    .filter((part) => appliedFiltersIn(filters, part).length > 0)
    .map((part) => ({ part, count: query(withoutPart(filters, part), NO_PLACE).total }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)[0];
}
