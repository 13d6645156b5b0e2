import type { Filters } from '../filters/Filters.ts';
import type { Product } from '../Product.ts';
import type { QueryCatalogue } from '../search/CatalogueResult.ts';
import type { ReadSearch } from './readSearch.ts';

/** What is offered where no name holds the search text. */
export type WiderSearch<Piece = Product> = {
  readonly filters: Filters;
  readonly total: number;
  /** The first {@link SHOWN} of them. */
  readonly products: readonly Piece[];
};

const SHOWN = 4;

/** Returns the likeliest meaning of a search text that finds something; undefined when none does. */
export function widerSearch<Piece>(
  query: QueryCatalogue<Piece>,
  read: ReadSearch,
  text: string,
): WiderSearch<Piece> | undefined {
  for (const filters of read(text)) {
    const { total, products } = query(filters, { from: 0, count: SHOWN });
    if (total > 0) return { filters, total, products };
  }
  return undefined;
}
