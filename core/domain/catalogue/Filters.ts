import type { Paise } from '../money/Paise.ts';

/** A range of discounted prices, inclusive at both ends. Two bands with the same `min` are the same band. */
export type PriceBand = { readonly min: Paise; readonly max: Paise };

/** The order of discounted prices. */
export type SortOrder = 'highToLow' | 'lowToHigh';

/** What the shopper asks of the catalogue: groups narrow together, the values inside a group are alternatives. */
export type Filters = {
  /** Part of a name, in any case; empty for no search. */
  readonly search: string;
  readonly categories: readonly string[];
  readonly influencers: readonly string[];
  readonly sizes: readonly string[];
  readonly priceBands: readonly PriceBand[];
  /** Undefined for catalogue order. */
  readonly sort: SortOrder | undefined;
};

export const noFilters: Filters = {
  search: '',
  categories: [],
  influencers: [],
  sizes: [],
  priceBands: [],
  sort: undefined,
};
