import type { BandCount } from './facets.ts';
import { countWithin, type PriceIndex, type RankRange, rankRanges } from './PriceIndex.ts';
import type { ProductColumns } from './ProductColumns.ts';
import { priceBands } from './priceBands.ts';

/** For each facet combination, the price ranks of its products, lowest first. Products within prices are counted without a scan. */
export type CombinationPrices = readonly (readonly number[])[];

/** `columns` has the products lowest price first, `names` what a search matches: 1 or 0 for each product, in catalogue order. */
export function buildCombinationPrices(
  combinations: number,
  { positions, combinationOf, rankOf }: ProductColumns,
  names: Uint8Array | undefined,
): CombinationPrices {
  const ranks = Array.from({ length: combinations }, (): number[] => []);
  for (let index = 0; index < positions.length; index += 1) {
    if (names !== undefined && names[positions[index] ?? 0] === 0) continue;
    // Stryker disable next-line OptionalChaining: every product has a combination, the chain narrows the type
    ranks[combinationOf[index] ?? 0]?.push(rankOf[index] ?? 0);
  }
  return ranks;
}

/** Returns for each combination how many of its products are within the ranges. */
export function countOfCombinations(prices: CombinationPrices, ranges: readonly RankRange[]): Uint32Array {
  return Uint32Array.from(prices, (ranks) => countWithin(ranks, ranges));
}

/** Returns the counts beside the price bands. */
export function countByBand(index: PriceIndex, matching: CombinationPrices): readonly BandCount[] {
  return priceBands.map(({ min, max }) => {
    const band = { min, max };
    const ranges = rankRanges(index, [band]);
    return { band, count: matching.reduce((sum, ranks) => sum + countWithin(ranks, ranges), 0) };
  });
}
