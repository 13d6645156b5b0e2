import type { ShownFacets } from '../../../../core/domain/catalogue/facets/shownFacets.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../../core/domain/catalogue/filters/filtersQueryString.ts';

type Counted = { readonly filters: Filters; readonly facets: ShownFacets };

/**
 * Returns the counts with the creators in the places where they were before, as long as only the choice of creators changes: one that
 * is no longer chosen stays, with the focus on it. Their counts do not depend on that choice.
 */
export function steadyFacets({ filters, facets }: Counted, before: Counted | undefined): ShownFacets {
  if (before === undefined || othersIn(filters) !== othersIn(before.filters)) return facets;
  const shown = before.facets.influencers;
  const isNew = (handle: string) => !shown.some(({ value }) => value === handle);
  return { ...facets, influencers: [...shown, ...facets.influencers.filter(({ value }) => isNew(value))] };
}

/** The filters besides those of creators, as a text. */
function othersIn(filters: Filters): string {
  return filtersToQueryString({ ...filters, influencers: [], sort: undefined });
}
