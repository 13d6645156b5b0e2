import type { CatalogueResult } from './CatalogueResult.ts';
import type { FilterSuggestion } from './suggestFilterToRemove.ts';

/** A part of the result of some filters, and what a listing shows beside it. */
export type CataloguePage = CatalogueResult & {
  /** The place of the first of these products in the result. */
  readonly from: number;
  /** What to remove; only when nothing matches. */
  readonly suggestion: FilterSuggestion | undefined;
};
