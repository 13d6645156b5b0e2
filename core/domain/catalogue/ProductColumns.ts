import type { Places } from './CatalogueResult.ts';
import type { FacetCombinationIndex } from './FacetCombinationIndex.ts';
import type { SortOrder } from './Filters.ts';
import { type PriceIndex, positionsByPrice } from './PriceIndex.ts';
import type { Product } from './Product.ts';

/** The products in one sort order, and what a scan reads of each in typed arrays of the same order. */
export type ProductColumns = {
  readonly products: readonly Product[];
  /** Each product's position in the catalogue. */
  readonly positions: Uint32Array;
  readonly combinationOf: Uint32Array;
  readonly rankOf: Uint32Array;
};

export function buildProductColumns(
  products: readonly Product[],
  { combinationOf }: FacetCombinationIndex,
  prices: PriceIndex,
  sort: SortOrder | undefined,
): ProductColumns {
  const positions = sort === undefined ? Uint32Array.from(products.keys()) : positionsByPrice(prices, sort);
  return {
    // Stryker disable next-line MethodExpression,ConditionalExpression: every position has a product, the filter narrows the type
    products: Array.from(positions, (position) => products[position]).filter((product) => product !== undefined),
    positions,
    combinationOf: positions.map((position) => combinationOf[position] ?? 0),
    rankOf: positions.map((position) => prices.rankOf[position] ?? 0),
  };
}

/** What the filters match: 1 or 0 for each entry. */
export type Matches = {
  /** For each product, in catalogue order; undefined without a search. */
  readonly names: Uint8Array | undefined;
  readonly combinations: Uint8Array;
  readonly priceRanks: Uint8Array;
};

export type ScanResult = {
  /** How many products match every filter. */
  readonly total: number;
  /** Those at the places that were asked for, in the order of the columns. */
  readonly products: readonly Product[];
  /** For each combination, how many products match the search and the price bands. */
  readonly countOfCombination: Uint32Array;
  /** For each price rank, how many products match the search and the facet combinations. */
  readonly countOfPriceRank: Uint32Array;
};

/** Scans the columns once. This is the hot loop of the index: a few array reads for each product. */
export function scanColumns(
  { products, positions, combinationOf, rankOf }: ProductColumns,
  { names, combinations, priceRanks }: Matches,
  { from, count }: Places,
): ScanResult {
  const countOfCombination = new Uint32Array(combinations.length);
  const countOfPriceRank = new Uint32Array(priceRanks.length);
  const found: Product[] = [];
  let total = 0;
  for (let index = 0; index < positions.length; index += 1) {
    if (names !== undefined && names[positions[index] ?? 0] === 0) continue;
    const combination = combinationOf[index] ?? 0;
    const rank = rankOf[index] ?? 0;
    const combinationMatches = combinations[combination] === 1;
    const rankMatches = priceRanks[rank] === 1;
    if (rankMatches) countOfCombination[combination] = (countOfCombination[combination] ?? 0) + 1;
    if (!combinationMatches) continue;
    countOfPriceRank[rank] = (countOfPriceRank[rank] ?? 0) + 1;
    if (!rankMatches) continue;
    const product = total >= from && found.length < count ? products[index] : undefined;
    if (product !== undefined) found.push(product);
    total += 1;
  }
  return { total, products: found, countOfCombination, countOfPriceRank };
}
