import { distinctTexts } from '../../text/distinctTexts.ts';
import type { PieceEntry } from '../search/PieceEntry.ts';
import { sortSizes } from '../sortSizes.ts';
import { byTextFacet, type TextFacet } from './textFacets.ts';

/** The values that the filters offer, from the loaded pieces, each once. */
export type AllOptions = Readonly<Record<TextFacet, readonly string[]>>;

export function optionsOf(pieces: readonly PieceEntry[]): AllOptions {
  return byTextFacet((facet) => {
    const values = distinctTexts(pieces.flatMap((piece) => piece.values[facet]));
    // Those of the other groups are offered in the order of the catalogue.
    return facet === 'sizes' ? sortSizes(values, (value) => value) : values;
  });
}
