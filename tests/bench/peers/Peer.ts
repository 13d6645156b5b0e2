import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';

/** The result of a query in a form that can be compared. */
export type PeerResult = {
  /** The products that match, in the chosen order. */
  readonly products: readonly Product[];
  /** The count of each option, by group and value. Options with a count of 0 may be missing. */
  readonly counts: Readonly<Record<PeerGroup, ReadonlyMap<string, number>>>;
};

export type PeerGroup = 'categories' | 'influencers' | 'sizes' | 'priceBands';

/** A query over one product list. */
export type Peer = (filters: Filters) => PeerResult;
