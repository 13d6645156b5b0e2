import { appliedIn, type FilterPart, filterParts, withoutPart } from './appliedFilters.ts';
import type { Filters } from './Filters.ts';
import type { QueryCatalogue } from './queryCatalogue.ts';

/** A part of the question, and how many products would be shown without it. */
export type FilterSuggestion = { readonly part: FilterPart; readonly count: number };

/**
 * The one part of a question without which most products are shown, the first of equals; undefined when leaving out any
 * single part shows nothing. The values inside a part are alternatives: only all of them together can stand in the way.
 */
export function suggestFilterToRemove(query: QueryCatalogue, filters: Filters): FilterSuggestion | undefined {
  return filterParts
    .filter((part) => appliedIn(filters, part).length > 0)
    .map((part) => ({ part, count: query(withoutPart(filters, part)).products.length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)[0];
}
