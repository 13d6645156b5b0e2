import type { Filters, PriceBand, SortOrder } from './Filters.ts';
import { noFilters } from './Filters.ts';

/** The filter groups whose values are words. */
export type WordGroup = 'categories' | 'influencers' | 'sizes';

/** Sets the search text; white space around it does not count. */
export function searchFor(filters: Filters, search: string): Filters {
  return { ...filters, search: search.trim() };
}

/** Adds the value to its group if absent, removes it if present; the case of letters does not count. */
export function toggleValue(filters: Filters, group: WordGroup, value: string): Filters {
  const same = (other: string) => other.toLowerCase() === value.toLowerCase();
  const values = filters[group];
  return { ...filters, [group]: values.some(same) ? values.filter((other) => !same(other)) : [...values, value] };
}

/** Adds the band if none with the same `min` is chosen, removes that one otherwise. */
export function togglePriceBand(filters: Filters, band: PriceBand): Filters {
  const others = filters.priceBands.filter((other) => other.min !== band.min);
  const wasChosen = others.length < filters.priceBands.length;
  return { ...filters, priceBands: wasChosen ? others : [...filters.priceBands, { min: band.min, max: band.max }] };
}

export function sortBy(filters: Filters, sort: SortOrder): Filters {
  return { ...filters, sort };
}

/** Replaces the category filter wholesale. */
export function setCategories(filters: Filters, categories: readonly string[]): Filters {
  return { ...filters, categories };
}

/** Clears every filter and the sort order but keeps the search text. */
export function resetFilters(filters: Filters): Filters {
  return { ...noFilters, search: filters.search };
}
