import type { Facets } from './facets.ts';
import type { Product } from './Product.ts';
import type { FilterSuggestion } from './suggestFilterToRemove.ts';

/** Places in a result: `count` places from `from` on, which is 0 for the first product. */
export type Places = { readonly from: number; readonly count: number };

/** A part of the result of some filters, and what a listing shows beside it. */
export type CataloguePage = {
  /** How many products match. */
  readonly total: number;
  /** The place of the first of these products in the result. */
  readonly from: number;
  readonly products: readonly Product[];
  readonly facets: Facets;
  /** What to remove; only when nothing matches. */
  readonly suggestion: FilterSuggestion | undefined;
};
