import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';

/** What any of the contestants answers to a question, in words that can be compared. */
export type PeerAnswer = {
  /** The products that pass, in the order asked for. */
  readonly products: readonly Product[];
  /** How many products each option would show, by group and option; options that would show none may be left out. */
  readonly counts: Readonly<Record<PeerGroup, ReadonlyMap<string, number>>>;
};

export type PeerGroup = 'categories' | 'influencers' | 'sizes' | 'priceBands';

/** A way to answer questions over one product list, built beforehand. */
export type Peer = (filters: Filters) => PeerAnswer;
