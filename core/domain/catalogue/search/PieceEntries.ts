import type { JoinedTexts } from '../../text/JoinedTexts.ts';
import { byTextFacet, type TextFacet } from '../facets/textFacets.ts';
import type { PieceEntry } from './PieceEntry.ts';

/** What stands for pieces, in catalogue order. */
export type PieceList<Piece> = {
  readonly length: number;
  at(index: number): Piece | undefined;
  map<Result>(read: (piece: Piece) => Result): readonly Result[];
};

/** The different lists of values in a group of filters, and which of them each piece has. */
export type ValuesColumn = { readonly lists: readonly (readonly string[])[]; readonly listOf: Uint32Array };

/** The fields of {@link PieceEntry} by the index of the piece. */
type Columns = {
  readonly keys: JoinedTexts;
  readonly ids: Float64Array;
  /** In lower case. */
  readonly names: JoinedTexts;
  /** In paise. */
  readonly prices: Float64Array;
  readonly values: Readonly<Record<TextFacet, ValuesColumn>>;
};

/** The entries of all pieces, kept as columns: there is no object for each piece in memory, but when it is asked for. */
export type PieceEntries = PieceList<PieceEntry> & Omit<Columns, 'keys' | 'ids'>;

export function makePieceEntries({ keys, ids, ...columns }: Columns): PieceEntries {
  const { names, prices, values } = columns;
  const { length } = keys;
  const valuesAt = (index: number) =>
    byTextFacet((facet) => {
      const { lists, listOf } = values[facet];
      return lists[listOf[index] ?? 0] ?? [];
    });
  const entryAt = (index: number): PieceEntry => ({
    ...{ key: keys.at(index), id: ids[index] ?? 0, name: names.at(index), price: prices[index] ?? 0 },
    values: valuesAt(index),
  });
  return {
    ...{ length, ...columns },
    at: (index) => (index < length ? entryAt(index) : undefined),
    map: (read) => Array.from({ length }, (_, index) => read(entryAt(index))),
  };
}
