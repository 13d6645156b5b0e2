import { type AppliedFilter, appliedFilters } from '../../../../core/domain/catalogue/filters/appliedFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../../../core/domain/catalogue/filters/priceBands.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { facetTexts } from './facetTexts.ts';

/** An active filter, ready to print. */
export type FilterChip = { readonly label: string; readonly applied: AppliedFilter };

export function filterChips(filters: Filters): readonly FilterChip[] {
  return appliedFilters(filters).map((applied) => ({ label: filterLabel(applied), applied }));
}

/** A filter in words, such as `Size M` or `“cap”`. */
export function filterLabel(applied: AppliedFilter): string {
  if (applied.part === 'search') return `“${isolated(applied.text)}”`;
  if (applied.part === 'priceBands') return priceBands.find(({ min }) => min === applied.band.min)?.label ?? '';
  const { title, values } = facetTexts[applied.part];
  if (values === 'codes') return `${title} ${isolated(applied.value)}`;
  return isolated(values === 'words' ? capitalised(applied.value) : applied.value);
}
