import type { Paise } from '../../money/Paise.ts';
import { byTextFacet, type TextFacet, textFacets } from '../facets/textFacets.ts';
import type { Product } from '../Product.ts';
import { lowestPrice } from '../sizes.ts';

/** What searches compare of a piece. It takes a fraction of the room of its products. */
export type PieceEntry = {
  /** The key and the numeric id of its first product. */
  readonly key: string;
  readonly id: number;
  /** In lower case. */
  readonly name: string;
  /** The price on its card, in paise. */
  readonly price: Paise;
  /** Its values in each group of filters, as they are written. */
  readonly values: Readonly<Record<TextFacet, readonly string[]>>;
};

/** Returns what is compared of a piece. */
export function entryOf(piece: Product): PieceEntry {
  const { key, id } = piece;
  const name = piece.name.toLowerCase();
  return { key, id, name, price: lowestPrice(piece), values: byTextFacet((facet) => textFacets[facet].of(piece)) };
}
