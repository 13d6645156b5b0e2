import { distinctTexts } from '../../text/distinctTexts.ts';
import type { PieceEntry } from '../search/PieceEntry.ts';
import { byTextFacet, type TextFacet } from './textFacets.ts';

/** The values that the filters offer, from the loaded pieces, each once. */
export type AllOptions = Readonly<Record<TextFacet, readonly string[]>>;

/** From small to large. */
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export function optionsOf(pieces: readonly PieceEntry[]): AllOptions {
  return byTextFacet((facet) => {
    const values = distinctTexts(pieces.flatMap((piece) => piece.values[facet]));
    // Those of the other groups are offered in the order of the catalogue.
    return facet === 'sizes' ? sortSizes(values, (value) => value) : values;
  });
}

/** Returns the values by their sizes from small to large, those of other sizes last. */
export function sortSizes<Value>(values: readonly Value[], sizeOf: (value: Value) => string): readonly Value[] {
  const rank = (value: Value) => {
    const index = SIZES.indexOf(sizeOf(value).toUpperCase());
    return index === -1 ? SIZES.length : index;
  };
  return values.toSorted((one, other) => rank(one) - rank(other));
}
