import type { TextFacet } from '../facets/textFacets.ts';
import type { Filters, PriceBand, SortOrder } from './Filters.ts';
import { noFilters } from './Filters.ts';

/** Sets the search text, trimmed. */
export function searchFor(filters: Filters, search: string): Filters {
  return { ...filters, search: search.trim() };
}

/** Whether the chosen values include the value, ignoring case. */
export function includesText(chosen: readonly string[], value: string): boolean {
  return chosen.some((other) => other.toLowerCase() === value.toLowerCase());
}

/** Adds the value to its group, or removes it when the group includes it. Case-insensitive. */
export function toggleValue(filters: Filters, group: TextFacet, value: string): Filters {
  const values = filters[group];
  const others = values.filter((other) => !includesText([other], value));
  return { ...filters, [group]: others.length < values.length ? others : [...values, value] };
}

/** Adds the price band, or removes the chosen one with the same `min`. */
export function togglePriceBand(filters: Filters, band: PriceBand): Filters {
  const others = filters.priceBands.filter((other) => other.min !== band.min);
  const wasChosen = others.length < filters.priceBands.length;
  return { ...filters, priceBands: wasChosen ? others : [...filters.priceBands, { min: band.min, max: band.max }] };
}

export function sortBy(filters: Filters, sort: SortOrder): Filters {
  return { ...filters, sort };
}

/** Replaces all chosen categories. */
export function setCategories(filters: Filters, categories: readonly string[]): Filters {
  return { ...filters, categories };
}

/** Clears the sort order and every filter except the search text. */
export function resetFilters(filters: Filters): Filters {
  return { ...noFilters, search: filters.search };
}
