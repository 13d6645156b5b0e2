import { appliedIn, type FilterPart } from '../../core/catalogue/appliedFilters.ts';
import type { Filters } from '../../core/catalogue/Filters.ts';
import type { Freeing } from '../../core/catalogue/mostFreeing.ts';
import { countPieces } from './countPieces.ts';
import { filterLabel } from './filterChips.ts';

/** The one thing to leave out when nothing matches, such as `Remove Size XL to see 4 pieces`. */
export type WayOut = { readonly text: string; readonly part: FilterPart };

export function wayOutOf(freeing: Freeing | undefined, filters: Filters): WayOut | undefined {
  if (freeing === undefined) return undefined;
  const { part, count } = freeing;
  const left = appliedIn(filters, part).map(filterLabel).join(', ');
  return { part, text: `Remove ${left} to see ${countPieces(count)}` };
}
