import type { Product } from '../catalogue/Product.ts';
import { makeQueryCatalogue } from '../catalogue/search/makeQueryCatalogue.ts';
import { entryOf, type PieceEntry } from '../catalogue/search/PieceEntry.ts';
import { type ProductSearch, searchWith } from '../catalogue/search/ProductSearch.ts';
import { piecesOf } from '../catalogue/sizes.ts';

/** Returns the search of these products that finds entries. */
export function searchEntries(products: readonly Product[]): ProductSearch<PieceEntry> {
  const query = makeQueryCatalogue(products);
  return searchWith({ pieces: piecesOf(products).map(entryOf) }, (filters, places) => {
    const result = query(filters, places);
    return { ...result, products: result.products.map(entryOf) };
  });
}
