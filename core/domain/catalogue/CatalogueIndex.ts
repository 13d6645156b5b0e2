import { EVERY_PLACE, type QueryCatalogue } from './CatalogueResult.ts';
import { countByCombination, groupByName } from './CombinationsByName.ts';
import { buildCombinationIndex, facetCounts, failedGroups } from './FacetCombinationIndex.ts';
import type { SortOrder } from './Filters.ts';
import { buildNameIndex } from './NameIndex.ts';
import type { Product } from './Product.ts';
import { buildProductColumns, matchingPositions, type ProductColumns } from './ProductColumns.ts';

/**
 * Returns the same results as `filterCatalogue` and `facetsOf`, faster for large catalogues: values become integer codes in
 * typed arrays once, each sort order is computed once, and products of one combination of options are counted once.
 */
export type CatalogueIndex = {
  /** Filters by price bands that the shop offers. */
  readonly query: QueryCatalogue;
};

/** Builds the index of one product list, which must not change afterwards. */
export function buildCatalogueIndex(products: readonly Product[]): CatalogueIndex {
  const names = buildNameIndex(products);
  const combinations = buildCombinationIndex(products);
  const codes = { combinationOf: combinations.combinationOf, nameOf: names.nameOf };
  const columnsByOrder = new Map<SortOrder | undefined, ProductColumns>();

  const columnsFor = (sort: SortOrder | undefined) => {
    const columns = columnsByOrder.get(sort) ?? buildProductColumns(products, codes, sort);
    columnsByOrder.set(sort, columns);
    return columns;
  };
  const grouped = groupByName(codes, names.size);
  const countsWith = (matching: Uint8Array) => countByCombination(grouped, combinations.size, matching);
  const allCounts = countsWith(new Uint8Array(names.size).fill(1));

  return {
    query(filters, places = EVERY_PLACE) {
      const matching = names.search(filters.search);
      const counts = matching === undefined ? allCounts : countsWith(matching);
      const failed = failedGroups(combinations, filters);
      const total = counts.reduce((sum, count, combination) => sum + (failed[combination] === 0 ? count : 0), 0);
      // No place is after the last match, so that the search for products ends there.
      // Stryker disable next-line ArithmeticOperator: otherwise it ends with the last product, this only saves time
      const count = Math.max(0, Math.min(places.count, total - places.from));
      const matches = { names: matching, combinations: failed.map((groups) => (groups === 0 ? 1 : 0)) };
      const positions = matchingPositions(columnsFor(filters.sort), matches, { from: places.from, count });
      return {
        total,
        // Stryker disable next-line ArrayDeclaration: every position is that of a product
        products: positions.flatMap((position) => products[position] ?? []),
        facets: facetCounts(combinations, failed, counts),
      };
    },
  };
}
