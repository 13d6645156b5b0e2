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

/** Returns the products at these places of those that match, in the order of the columns. Reads no further than the last of them. */
export function matchingProducts(
  { products, positions, combinationOf, rankOf }: ProductColumns,
  { names, combinations, priceRanks }: Matches,
  { from, count }: Places,
): readonly Product[] {
  const found: Product[] = [];
  let place = 0;
  for (let index = 0; index < positions.length; index += 1) {
    if (found.length === count) break;
    if (names !== undefined && names[positions[index] ?? 0] === 0) continue;
    if (combinations[combinationOf[index] ?? 0] === 0 || priceRanks[rankOf[index] ?? 0] === 0) continue;
    const product = place >= from ? products[index] : undefined;
    if (product !== undefined) found.push(product);
    place += 1;
  }
  return found;
}
