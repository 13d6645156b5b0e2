import type { Product } from '../../../domain/catalogue/Product.ts';
import type { QueryCatalogue } from '../../../domain/catalogue/search/CatalogueResult.ts';
import { entryOf } from '../../../domain/catalogue/search/PieceEntry.ts';
import { piecesOf } from '../../../domain/catalogue/sizes.ts';
import { indexPieces } from '../indexPieces.ts';

/** Returns the query of these products, which must not change, over the index of the back-end. */
export function indexProducts(products: readonly Product[]): QueryCatalogue {
  const pieces = piecesOf(products);
  return indexPieces(pieces, pieces.map(entryOf));
}
