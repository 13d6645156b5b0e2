import type { Product } from '../Product.ts';

/** All that a shop sells, in catalogue order, and what means the same in its searches. */
export type WholeCatalogue = {
  readonly products: readonly Product[];
  /** See `synonymGroups`. Absent where the shop has no settings: then those of a new shop hold. */
  readonly synonyms?: string | undefined;
};
