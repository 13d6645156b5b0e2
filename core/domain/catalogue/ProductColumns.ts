import type { Places } from './CatalogueResult.ts';
import type { SortOrder } from './Filters.ts';
import type { Product } from './Product.ts';

/** For each product, its combination of options and its name, as indexes. */
export type ProductCodes = { readonly combinationOf: Uint32Array; readonly nameOf: Uint32Array };

/** What a search reads of each product, in typed arrays of one sort order. */
export type ProductColumns = ProductCodes & {
  /** Each product's position in the catalogue. */
  readonly positions: Uint32Array;
  /** For each combination, the index of its first product: with the highest price first, no cheap one is near the start. */
  readonly firstOf: readonly number[];
};

/** `codes` are in catalogue order. */
export function buildProductColumns(
  products: readonly Product[],
  codes: ProductCodes,
  sort: SortOrder | undefined,
): ProductColumns {
  const positions = positionsInOrder(products, sort);
  const inOrder = (values: Uint32Array) => positions.map((position) => values[position] ?? 0);
  const combinationOf = inOrder(codes.combinationOf);
  const firstOf: number[] = [];
  combinationOf.forEach((combination, index) => {
    firstOf[combination] ??= index;
  });
  return { positions, combinationOf, nameOf: inOrder(codes.nameOf), firstOf };
}

/** Products of equal prices keep catalogue order. */
function positionsInOrder(products: readonly Product[], sort: SortOrder | undefined): Uint32Array {
  const positions = Uint32Array.from(products.keys());
  if (sort === undefined) return positions;
  const sign = sort === 'lowToHigh' ? 1 : -1;
  const keys = Float64Array.from(products, ({ discountedPrice }) => sign * discountedPrice);
  return positions.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
}

/** What the filters match: 1 or 0 for each entry. */
export type Matches = {
  readonly combinations: Uint8Array;
  /** Undefined without a search. */
  readonly names: Uint8Array | undefined;
};

/** How many products before the first place are counted at once, without a look at each. */
const BLOCK = 512;

/**
 * Returns the positions of the products at these places of those that match, in the order of the columns. Reads no further than
 * the last of them.
 */
export function matchingPositions(columns: ProductColumns, matches: Matches, places: Places): readonly number[] {
  const { positions, combinationOf, nameOf, firstOf } = columns;
  const { combinations, names } = matches;
  const matchAt = (index: number) =>
    (combinations[combinationOf[index] ?? 0] ?? 0) & (names === undefined ? 1 : (names[nameOf[index] ?? 0] ?? 0));
  const found: number[] = [];
  // Stryker disable next-line ConditionalExpression: without places nothing is found below, this only saves time
  if (places.count === 0) return found;
  let place = 0;
  // Stryker disable next-line ConditionalExpression: to begin later only saves time
  let index = firstOf.reduce((first, one, at) => (combinations[at] === 1 ? Math.min(first, one) : first), Infinity);
  // Stryker disable next-line ConditionalExpression,EqualityOperator,BlockStatement: blocks only save time
  for (let end = index + BLOCK; end < positions.length; end += BLOCK) {
    let nextPlace = place;
    for (let at = index; at < end; at += 1) nextPlace += matchAt(at);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: as above
    if (nextPlace > places.from) break;
    place = nextPlace;
    index = end;
  }
  // Stryker disable next-line EqualityOperator: the last place that is asked for is before the end
  for (; index < positions.length && found.length < places.count; index += 1) {
    if (matchAt(index) === 0) continue;
    if (place >= places.from) found.push(positions[index] ?? 0);
    place += 1;
  }
  return found;
}
