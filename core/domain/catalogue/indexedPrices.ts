import type { Paise } from '../money/Paise.ts';
import type { PriceBand, SortOrder } from './Filters.ts';
import type { BandCount } from './facets.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

/** The catalogue's discounted prices, each named by its rank: 0 for the lowest. */
export type IndexedPrices = {
  /** Each price once, lowest first. */
  readonly ascending: readonly Paise[];
  /** The rank of each product's price, in catalogue order. */
  readonly rankOf: Uint32Array;
};

export function indexPrices(products: readonly Product[]): IndexedPrices {
  const ascending = [...new Set(products.map((product) => product.discountedPrice))].sort((one, other) => one - other);
  const rankOfPrice = new Map(ascending.map((price, rank) => [price, rank]));
  return { ascending, rankOf: Uint32Array.from(products, (product) => rankOfPrice.get(product.discountedPrice) ?? 0) };
}

/** 1 for each rank that lies in a chosen band, 0 for the others; without a choice every rank passes. */
export function passingRanks({ ascending }: IndexedPrices, chosen: readonly PriceBand[]): Uint8Array {
  const passing = new Uint8Array(ascending.length).fill(chosen.length === 0 ? 1 : 0);
  for (const band of chosen) passing.fill(1, ...ranksWithin(ascending, band));
  return passing;
}

/** The counts beside the bands on offer, from the number of products of each rank. */
export function countByBand({ ascending }: IndexedPrices, countOfRank: Uint32Array): readonly BandCount[] {
  return priceBands.map(({ min, max }) => ({
    band: { min, max },
    count: countOfRank.subarray(...ranksWithin(ascending, { min, max })).reduce((sum, count) => sum + count, 0),
  }));
}

/** The products' places in price order; products of one price keep their catalogue order, whichever way it runs. */
export function placesInPriceOrder({ ascending, rankOf }: IndexedPrices, sort: SortOrder): Uint32Array {
  const turn = (rank: number) => (sort === 'lowToHigh' ? rank : ascending.length - 1 - rank);
  const nextSeat = firstSeats(rankOf.map(turn), ascending.length);
  const places = new Uint32Array(rankOf.length);
  rankOf.forEach((rank, place) => {
    const seat = nextSeat[turn(rank)] ?? 0;
    places[seat] = place;
    nextSeat[turn(rank)] = seat + 1;
  });
  return places;
}

/** For each turn, how many products have an earlier one. */
function firstSeats(turns: Uint32Array, howMany: number): Uint32Array {
  const seats = new Uint32Array(howMany + 1);
  for (const turn of turns) seats[turn + 1] = (seats[turn + 1] ?? 0) + 1;
  for (let turn = 1; turn < howMany; turn += 1) seats[turn] = (seats[turn] ?? 0) + (seats[turn - 1] ?? 0);
  return seats;
}

/** The ranks of the prices within a band: from the first one up to, without, the second one. */
function ranksWithin(ascending: readonly Paise[], { min, max }: PriceBand): readonly [number, number] {
  return [howManyAre(ascending, (price) => price < min), howManyAre(ascending, (price) => price <= max)];
}

/** How many prices at the low end pass a test that holds up to some price and not above it; found by halving. */
function howManyAre(ascending: readonly Paise[], isLow: (price: Paise) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isLow(ascending[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
