import type { Paise } from '../../money/Paise.ts';
import type { PriceBand } from '../filters/Filters.ts';
import { priceBands } from '../filters/priceBands.ts';
import type { PieceEntry } from '../search/PieceEntry.ts';
import type { TextFacet } from './textFacets.ts';

/** Returns the texts of a piece that the group compares, in lower case, each once. */
export function facetTexts({ values }: PieceEntry, facet: TextFacet): readonly string[] {
  return [...new Set(values[facet].map((text) => text.toLowerCase()))];
}

/** Returns the index of the price's band among those that the shop offers; -1 outside of every band. */
export function bandIndex(price: Paise): number {
  return priceBands.findIndex((band) => isWithin(price, band));
}

export function isWithin(price: Paise, { min, max }: PriceBand): boolean {
  return min <= price && price <= max;
}
