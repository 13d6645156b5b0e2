import { togglePriceBand, toggleValue, type WordGroup } from './changeFilters.ts';
import type { Filters, PriceBand } from './Filters.ts';

/** One thing that narrows the catalogue: the search, a word of a group, or a price range. */
export type AppliedFilter =
  | { readonly part: 'search'; readonly text: string }
  | { readonly part: WordGroup; readonly value: string }
  | { readonly part: 'priceBands'; readonly band: PriceBand };

/** The parts of a question that narrow the catalogue together, each on its own. */
export type FilterPart = AppliedFilter['part'];

export const filterParts: readonly FilterPart[] = ['search', 'influencers', 'sizes', 'priceBands', 'categories'];

/** Everything that narrows the catalogue just now, part by part. */
export function appliedFilters(filters: Filters): readonly AppliedFilter[] {
  return filterParts.flatMap((part) => appliedIn(filters, part));
}

export function appliedIn(filters: Filters, part: FilterPart): readonly AppliedFilter[] {
  if (part === 'search') return filters.search === '' ? [] : [{ part, text: filters.search }];
  if (part === 'priceBands') return filters.priceBands.map((band) => ({ part, band }));
  return filters[part].map((value) => ({ part, value }));
}

/** The same question without one of the filters. */
export function withoutFilter(filters: Filters, applied: AppliedFilter): Filters {
  if (applied.part === 'search') return { ...filters, search: '' };
  if (applied.part === 'priceBands') return togglePriceBand(filters, applied.band);
  return toggleValue(filters, applied.part, applied.value);
}

/** The same question without all filters of one part. */
export function withoutPart(filters: Filters, part: FilterPart): Filters {
  return { ...filters, [part]: part === 'search' ? '' : [] };
}
