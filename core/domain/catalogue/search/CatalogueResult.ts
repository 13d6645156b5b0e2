import type { Facets } from '../facets/facets.ts';
import type { Filters } from '../filters/Filters.ts';
import type { Product } from '../Product.ts';

/** Places in a result: `count` places from `from` on, which is 0 for the first piece. */
export type Places = { readonly from: number; readonly count: number };

export const EVERY_PLACE: Places = { from: 0, count: Number.POSITIVE_INFINITY };

/** No product, for those who ask for the counts only. */
export const NO_PLACE: Places = { from: 0, count: 0 };

/** @template Piece What stands for a piece: its first product, unless told otherwise. */
export type CatalogueResult<Piece = Product> = {
  /** How many pieces match. */
  readonly total: number;
  /** The pieces that match, each by its first product, in the chosen order, at the places that were asked for. */
  readonly products: readonly Piece[];
  /** The counts beside every option. */
  readonly facets: Facets;
};

/** Returns the result of the filters for one product list; by default with every piece that matches. */
export type QueryCatalogue<Piece = Product> = (filters: Filters, places?: Places) => CatalogueResult<Piece>;
