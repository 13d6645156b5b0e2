import { PRICE_GROUP, type TextFacet, textFacetNames, textFacets } from '../facets/textFacets.ts';
import { togglePriceBand, toggleValue } from './changeFilters.ts';
import type { Filters, PriceBand } from './Filters.ts';

/** One active filter: the search text, a value of a facet, or a price band. */
export type AppliedFilter =
  | { readonly part: 'search'; readonly text: string }
  | { readonly part: TextFacet; readonly value: string }
  | { readonly part: 'priceBands'; readonly band: PriceBand };

/** The groups of filters, which combine with AND. */
export type FilterPart = AppliedFilter['part'];

/** The groups with options, in the order of the filter panel. */
export const filterGroups: readonly Exclude<FilterPart, 'search'>[] = [
  ...textFacetNames,
  'priceBands' as const,
].toSorted((one, other) => placeOf(one) - placeOf(other));

export const filterParts: readonly FilterPart[] = ['search', ...filterGroups];

function placeOf(group: TextFacet | 'priceBands'): number {
  return group === 'priceBands' ? PRICE_GROUP.place : textFacets[group].place;
}

/** Returns all active filters, part by part. The sort order is not a filter. */
export function appliedFilters(filters: Filters): readonly AppliedFilter[] {
  return filterParts.flatMap((part) => appliedFiltersIn(filters, part));
}

export function appliedFiltersIn(filters: Filters, part: FilterPart): readonly AppliedFilter[] {
  if (part === 'search') return filters.search === '' ? [] : [{ part, text: filters.search }];
  if (part === 'priceBands') return filters.priceBands.map((band) => ({ part, band }));
  return filters[part].map((value) => ({ part, value }));
}

/** Returns the filters without one of them. */
export function withoutFilter(filters: Filters, applied: AppliedFilter): Filters {
  if (applied.part === 'search') return { ...filters, search: '' };
  if (applied.part === 'priceBands') return togglePriceBand(filters, applied.band);
  return toggleValue(filters, applied.part, applied.value);
}

/** Returns the filters without all those of one part. */
export function withoutPart(filters: Filters, part: FilterPart): Filters {
  return { ...filters, [part]: part === 'search' ? '' : [] };
}
