import { EVERY_PLACE, type QueryCatalogue } from './CatalogueResult.ts';
import { buildCombinationPrices, countByBand, countOfCombinations } from './CombinationPrices.ts';
import { buildCombinationIndex, countByOption, failedGroups } from './FacetCombinationIndex.ts';
import type { SortOrder } from './Filters.ts';
import { buildNameIndex } from './NameIndex.ts';
import { buildPriceIndex, matchingRanks, rankRanges } from './PriceIndex.ts';
import type { Product } from './Product.ts';
import { buildProductColumns, matchingProducts, type ProductColumns } from './ProductColumns.ts';

/**
 * Returns the same results as `filterCatalogue` and `facetsOf`, faster for large catalogues: values become integer codes in
 * typed arrays once, each sort order is computed once, and counts come from prices that are sorted already.
 */
export type CatalogueIndex = { readonly query: QueryCatalogue };

/** Builds the index of one product list, which must not change afterwards. */
export function buildCatalogueIndex(products: readonly Product[]): CatalogueIndex {
  const searchNames = buildNameIndex(products);
  const combinations = buildCombinationIndex(products);
  const prices = buildPriceIndex(products);
  const columnsByOrder = new Map<SortOrder | undefined, ProductColumns>();

  const columnsFor = (sort: SortOrder | undefined) => {
    const columns = columnsByOrder.get(sort) ?? buildProductColumns(products, combinations, prices, sort);
    columnsByOrder.set(sort, columns);
    return columns;
  };

  const pricesOf = (names: Uint8Array | undefined) =>
    buildCombinationPrices(combinations.combinations.length, columnsFor('lowToHigh'), names);
  const allPrices = pricesOf(undefined);

  return {
    query(filters, places = EVERY_PLACE) {
      const names = searchNames(filters.search);
      // Stryker disable next-line ConditionalExpression: without a search the prices are all prices, this only saves time
      const pricesFound = names === undefined ? allPrices : pricesOf(names);
      const failed = failedGroups(combinations, filters);
      const ranges = rankRanges(prices, filters.priceBands);
      const counts = countOfCombinations(pricesFound, ranges);
      const matches = {
        names,
        combinations: failed.map((groups) => (groups === 0 ? 1 : 0)),
        priceRanks: matchingRanks(prices, ranges),
      };
      const total = counts.reduce((sum, count, combination) => sum + (failed[combination] === 0 ? count : 0), 0);
      // No place is after the last match, so that the search for products ends there.
      // Stryker disable next-line ArithmeticOperator: otherwise it ends with the last product, this only saves time
      const count = Math.max(0, Math.min(places.count, total - places.from));
      return {
        total,
        products: matchingProducts(columnsFor(filters.sort), matches, { from: places.from, count }),
        facets: {
          categories: countByOption(combinations, 'categories', failed, counts),
          influencers: countByOption(combinations, 'influencers', failed, counts),
          sizes: countByOption(combinations, 'sizes', failed, counts),
          priceBands: countByBand(
            prices,
            pricesFound.filter((_ranks, combination) => failed[combination] === 0),
          ),
        },
      };
    },
  };
}
