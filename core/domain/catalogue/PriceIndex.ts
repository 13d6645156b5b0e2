import type { Paise } from '../money/Paise.ts';
import type { PriceBand, SortOrder } from './Filters.ts';
import type { BandCount } from './facets.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

/** The catalogue's discounted prices. A price is known by its rank: 0 for the lowest. */
export type PriceIndex = {
  /** Each price once, lowest first. */
  readonly distinctPrices: readonly Paise[];
  /** The rank of each product's price, in catalogue order. */
  readonly rankOf: Uint32Array;
};

export function buildPriceIndex(products: readonly Product[]): PriceIndex {
  const distinctPrices = [...new Set(products.map((product) => product.discountedPrice))].sort((a, b) => a - b);
  const rankOfPrice = new Map(distinctPrices.map((price, rank) => [price, rank]));
  return {
    distinctPrices,
    rankOf: Uint32Array.from(products, (product) => rankOfPrice.get(product.discountedPrice) ?? 0),
  };
}

/** Returns 1 for each rank within a chosen band and 0 for the others. Without a choice every rank matches. */
export function matchingRanks({ distinctPrices }: PriceIndex, chosen: readonly PriceBand[]): Uint8Array {
  const matching = new Uint8Array(distinctPrices.length).fill(chosen.length === 0 ? 1 : 0);
  for (const band of chosen) matching.fill(1, ...rankRange(distinctPrices, band));
  return matching;
}

/** Returns the counts beside the bands, from the number of products of each rank. */
export function countByBand({ distinctPrices }: PriceIndex, countOfRank: Uint32Array): readonly BandCount[] {
  return priceBands.map(({ min, max }) => ({
    band: { min, max },
    count: countOfRank.subarray(...rankRange(distinctPrices, { min, max })).reduce((sum, count) => sum + count, 0),
  }));
}

/** Returns the products' catalogue positions in price order. A stable counting sort: equal prices keep catalogue order. */
export function positionsByPrice({ distinctPrices, rankOf }: PriceIndex, sort: SortOrder): Uint32Array {
  const sortKey = (rank: number) => (sort === 'lowToHigh' ? rank : distinctPrices.length - 1 - rank);
  const nextIndex = startIndexes(rankOf.map(sortKey), distinctPrices.length);
  const positions = new Uint32Array(rankOf.length);
  rankOf.forEach((rank, position) => {
    const index = nextIndex[sortKey(rank)] ?? 0;
    positions[index] = position;
    nextIndex[sortKey(rank)] = index + 1;
  });
  return positions;
}

/** Returns, for each sort key, the number of products with a lower key: the index where its products start. */
function startIndexes(sortKeys: Uint32Array, keyCount: number): Uint32Array {
  const starts = new Uint32Array(keyCount + 1);
  for (const key of sortKeys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  // Stryker disable next-line EqualityOperator: the extra element at the end is never read
  for (let key = 1; key < keyCount; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  return starts;
}

/** Returns the ranks of the prices within a band, as a range `[start, end)`. */
function rankRange(prices: readonly Paise[], { min, max }: PriceBand): readonly [number, number] {
  return [countLeading(prices, (price) => price < min), countLeading(prices, (price) => price <= max)];
}

/** Binary search: counts the prices at the start of the sorted list that match a condition which none after them matches. */
function countLeading(prices: readonly Paise[], matches: (price: Paise) => boolean): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (matches(prices[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
