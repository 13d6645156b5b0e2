import type { Paise } from '../money/Paise.ts';
import type { PriceBand, SortOrder } from './Filters.ts';
import type { Product } from './Product.ts';

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

/** Ranks from the first number on, up to the second one, which is not among them. */
export type RankRange = readonly [start: number, end: number];

/** Returns the ranks within the bands as ranges that do not overlap; without a band every rank. */
export function rankRanges({ distinctPrices }: PriceIndex, bands: readonly PriceBand[]): readonly RankRange[] {
  if (bands.length === 0) return [[0, distinctPrices.length]];
  const ascending = bands.map((band) => rankRange(distinctPrices, band)).toSorted(([one], [other]) => one - other);
  let covered = 0;
  return ascending.map(([start, end]) => {
    const first = Math.max(start, covered);
    covered = Math.max(first, end);
    return [first, covered];
  });
}

/** Returns 1 for each rank within the ranges and 0 for the others. */
export function matchingRanks({ distinctPrices }: PriceIndex, ranges: readonly RankRange[]): Uint8Array {
  const matching = new Uint8Array(distinctPrices.length);
  for (const range of ranges) matching.fill(1, ...range);
  return matching;
}

/** Returns how many of these ranks, lowest first, are within the ranges. */
export function countWithin(ranks: ArrayLike<number>, ranges: readonly RankRange[]): number {
  return ranges.reduce((sum, [start, end]) => sum + Math.max(0, countBelow(ranks, end) - countBelow(ranks, start)), 0);
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

function rankRange(prices: readonly Paise[], { min, max }: PriceBand): RankRange {
  // Prices are integers.
  return [countBelow(prices, min), countBelow(prices, max + 1)];
}

/** Binary search: counts the values of the ascending list that are less than the limit. */
function countBelow(values: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
