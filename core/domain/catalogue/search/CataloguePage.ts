import type { ShownFacets } from '../facets/shownFacets.ts';
import type { FilterSuggestion } from '../filters/suggestFilterToRemove.ts';
import type { Product } from '../Product.ts';
import type { WiderSearch } from '../wider/widerSearch.ts';
import type { CatalogueResult } from './CatalogueResult.ts';

/** A part of the result of some filters, and what a listing shows beside it. */
export type CataloguePage<Piece = Product> = Omit<CatalogueResult<Piece>, 'facets'> & {
  /** The place of the first of these products in the result. */
  readonly from: number;
  /** The counts beside the options that a listing shows; only with the products from place 0 on. */
  readonly facets?: ShownFacets | undefined;
  /** What to remove; only when nothing matches. */
  readonly suggestion: FilterSuggestion | undefined;
  /** What the search text may mean; only when nothing matches and no name holds the text. */
  readonly wider?: WiderSearch<Piece> | undefined;
};

/** Returns the page with what `map` returns for its pieces. */
export function mapPage<From, To>(
  { products, wider, ...page }: CataloguePage<From>,
  map: (pieces: readonly From[]) => readonly To[],
): CataloguePage<To> {
  return { ...page, products: map(products), wider: wider && { ...wider, products: map(wider.products) } };
}
