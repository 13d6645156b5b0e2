import type { Paise } from '../../money/Paise.ts';
import { byTextFacet, type TextFacet } from '../facets/textFacets.ts';

/** A range of discounted prices, inclusive at both ends. Two bands with the same `min` are the same band. */
export type PriceBand = { readonly min: Paise; readonly max: Paise };

/** Sorts by discounted price. */
export type SortOrder = 'highToLow' | 'lowToHigh';

/** Filters and sort order. Groups combine with AND, the values inside a group with OR. */
export type Filters = Readonly<Record<TextFacet, readonly string[]>> & {
  /** A part of the name, case-insensitive; empty for no search. */
  readonly search: string;
  readonly priceBands: readonly PriceBand[];
  /** Undefined for catalogue order. */
  readonly sort: SortOrder | undefined;
};

export const noFilters: Filters = {
  search: '',
  ...byTextFacet(() => []),
  priceBands: [],
  sort: undefined,
};
