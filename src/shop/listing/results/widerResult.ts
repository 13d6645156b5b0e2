import { appliedFilters } from '../../../../core/domain/catalogue/filters/appliedFilters.ts';
import type { WiderSearch } from '../../../../core/domain/catalogue/wider/widerSearch.ts';
import { type ProductView, pieceView } from '../../catalogue/picture/productView.ts';
import { listingPath } from '../../paths/listingPath.ts';
import { filterLabel } from '../filters/filterChips.ts';
import { countPieces } from './countPieces.ts';

/** What a search text may mean, ready to print. */
export type WiderResult = {
  /** Such as `Showing results for “jacket”`. */
  readonly title: string;
  readonly pieces: readonly ProductView[];
  /** The listing of all of them, and what leads there, such as `Show 12 pieces`. */
  readonly path: string;
  readonly label: string;
};

export function widerResult({ filters, total, products }: WiderSearch): WiderResult {
  return {
    title: `Showing results for ${appliedFilters(filters).map(filterLabel).join(', ')}`,
    pieces: products.map((product) => pieceView(product)),
    path: listingPath(filters),
    label: `Show ${countPieces(total)}`,
  };
}
