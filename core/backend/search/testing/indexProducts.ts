import type { Product } from '../../../domain/catalogue/Product.ts';
import type { QueryCatalogue } from '../../../domain/catalogue/search/CatalogueResult.ts';
import { piecesOf } from '../../../domain/catalogue/sizes.ts';
import { collectEntries, searchedProduct } from '../../../domain/styles/collectEntries.ts';
import { indexPieces } from '../indexPieces.ts';

/** Returns the query of these products, which must not change, over the index of the back-end. */
export function indexProducts(products: readonly Product[]): QueryCatalogue {
  const pieces = piecesOf(products);
  const { add, entries } = collectEntries();
  pieces.forEach((piece, index) => {
    // The key of its entry is its place.
    for (const size of piece.sizes ?? [piece])
      add(searchedProduct({ ...piece, ...size, key: String(index), style: String(index) }));
  });
  const query = indexPieces(entries());
  return (filters, places) => {
    const result = query(filters, places);
    return { ...result, products: result.products.flatMap(({ key }) => pieces[Number(key)] ?? []) };
  };
}
