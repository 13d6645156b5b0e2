import type { PriceBand } from '../filters/Filters.ts';
import type { TextFacet } from './textFacets.ts';

export type OptionCount = { readonly value: string; readonly count: number };
export type BandCount = { readonly band: PriceBand; readonly count: number };

/** The number of products that match each option together with the filters of the other groups. */
export type Facets = Readonly<Record<TextFacet, readonly OptionCount[]>> & {
  readonly priceBands: readonly BandCount[];
};
