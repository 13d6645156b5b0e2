import { includesText } from '../filters/changeFilters.ts';
import type { Filters } from '../filters/Filters.ts';
import type { Facets, OptionCount } from './facets.ts';

/** How many creators a listing offers besides the chosen ones. */
export const SHOWN_CREATORS = 8;

/** The counts of a result without those of some creators. */
export type ShownFacets = Facets & {
  /** How many creators there are. */
  readonly influencerCount: number;
};

/**
 * Returns the counts that a listing shows: of the creators those with the most pieces, the first of equals, and the chosen ones; all
 * in catalogue order. These creators do not depend on which creators are chosen, as their counts do not.
 */
export function shownFacets(facets: Facets, { influencers }: Filters): ShownFacets {
  const all = facets.influencers;
  const most = new Set(all.toSorted(byCount).slice(0, SHOWN_CREATORS));
  const isShown = (creator: OptionCount) => most.has(creator) || includesText(influencers, creator.value);
  return { ...facets, influencers: all.filter(isShown), influencerCount: all.length };
}

function byCount(one: OptionCount, other: OptionCount): number {
  return other.count - one.count;
}
