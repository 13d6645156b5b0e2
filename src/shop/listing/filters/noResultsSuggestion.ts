import { appliedFiltersIn, type FilterPart } from '../../../../core/domain/catalogue/filters/appliedFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import type { FilterSuggestion } from '../../../../core/domain/catalogue/filters/suggestFilterToRemove.ts';
import { countPieces } from '../results/countPieces.ts';
import { filterLabel } from './filterChips.ts';

/** The filter to remove when nothing matches, such as `Remove Size XL to see 4 pieces`. */
export type NoResultsSuggestion = { readonly text: string; readonly part: FilterPart };

export function noResultsSuggestion(
  freeing: FilterSuggestion | undefined,
  filters: Filters,
): NoResultsSuggestion | undefined {
  if (freeing === undefined) return undefined;
  const { part, count } = freeing;
  const left = appliedFiltersIn(filters, part).map(filterLabel).join(', ');
  return { part, text: `Remove ${left} to see ${countPieces(count)}` };
}
