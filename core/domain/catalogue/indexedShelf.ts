import type { SortOrder } from './Filters.ts';
import type { IndexedKinds } from './indexedKinds.ts';
import { type IndexedPrices, placesInPriceOrder } from './indexedPrices.ts';
import type { Product } from './Product.ts';

/** The products in one order, with what a walk along them needs to know of each, side by side. */
export type Shelf = {
  readonly products: readonly Product[];
  /** Where each product stands in the catalogue. */
  readonly places: Uint32Array;
  readonly kindOf: Uint32Array;
  readonly rankOf: Uint32Array;
};

export function layOut(
  products: readonly Product[],
  { kindOf }: IndexedKinds,
  prices: IndexedPrices,
  sort: SortOrder | undefined,
): Shelf {
  const places = sort === undefined ? Uint32Array.from(products.keys()) : placesInPriceOrder(prices, sort);
  return {
    // Stryker disable next-line MethodExpression,ConditionalExpression: every place has a product, the filter narrows the type
    products: Array.from(places, (place) => products[place]).filter((product) => product !== undefined),
    places,
    kindOf: places.map((place) => kindOf[place] ?? 0),
    rankOf: places.map((place) => prices.rankOf[place] ?? 0),
  };
}

/** What a question lets through, 1 or 0 for each. */
export type Passes = {
  /** The products a search finds, in catalogue order; undefined when nothing is searched for. */
  readonly hits: Uint8Array | undefined;
  readonly kinds: Uint8Array;
  readonly ranks: Uint8Array;
};

export type Walk = {
  /** What passes everything, in the shelf's order. */
  readonly products: readonly Product[];
  /** For each kind, how many products pass the search and the price bands. */
  readonly countOfKind: Uint32Array;
  /** For each price rank, how many products pass the search and the words. */
  readonly countOfRank: Uint32Array;
};

/** Walks along the shelf once. The one hot loop of the index: a few array reads for each product. */
export function walkAlong({ products, places, kindOf, rankOf }: Shelf, { hits, kinds, ranks }: Passes): Walk {
  const countOfKind = new Uint32Array(kinds.length);
  const countOfRank = new Uint32Array(ranks.length);
  const passing = products.filter((_product, at) => {
    if (hits !== undefined && hits[places[at] ?? 0] === 0) return false;
    const kind = kindOf[at] ?? 0;
    const rank = rankOf[at] ?? 0;
    const kindPasses = kinds[kind] === 1;
    const rankPasses = ranks[rank] === 1;
    if (rankPasses) countOfKind[kind] = (countOfKind[kind] ?? 0) + 1;
    if (kindPasses) countOfRank[rank] = (countOfRank[rank] ?? 0) + 1;
    return kindPasses && rankPasses;
  });
  return { products: passing, countOfKind, countOfRank };
}
