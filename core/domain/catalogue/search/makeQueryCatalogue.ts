import { readFacets } from '../facets/countFacets.ts';
import { comparePrices } from '../filters/comparePrices.ts';
import type { Product } from '../Product.ts';
import { piecesOf } from '../sizes.ts';
import { EVERY_PLACE, type QueryCatalogue } from './CatalogueResult.ts';
import { entryOf } from './PieceEntry.ts';

/** Returns a query that looks at each piece of these products, which must not change afterwards. */
export function makeQueryCatalogue(products: readonly Product[]): QueryCatalogue {
  const pieces = piecesOf(products).map((product) => ({ product, ...entryOf(product) }));
  const startCounts = readFacets(
    pieces,
    pieces.map(({ name }) => name),
  );
  return (filters, { from, count } = EVERY_PLACE) => {
    const counts = startCounts(filters);
    const matching = pieces.filter((_, index) => counts.add(index, 1));
    const shown = matching.toSorted(comparePrices(filters.sort)).slice(from, from + count);
    return {
      total: matching.length,
      products: shown.map(({ product }) => product),
      facets: counts.facets(),
    };
  };
}
