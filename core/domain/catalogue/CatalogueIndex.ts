import type { SortOrder } from './Filters.ts';
import { countByOption, failuresOf, indexKinds } from './indexedKinds.ts';
import { indexNames } from './indexedNames.ts';
import { countByBand, indexPrices, passingRanks } from './indexedPrices.ts';
import { layOut, type Shelf, walkAlong } from './indexedShelf.ts';
import type { Product } from './Product.ts';
import type { QueryCatalogue } from './queryCatalogue.ts';

/**
 * Answers exactly what the plain rule answers (`queryOver`), for large catalogues: words become small numbers once, each
 * order is laid out once, and a question is a single walk along the products in the order asked for.
 */
export type CatalogueIndex = { readonly query: QueryCatalogue };

/** Builds the index of one product list, which must not change afterwards. */
export function buildCatalogueIndex(products: readonly Product[]): CatalogueIndex {
  const hitsOf = indexNames(products);
  const kinds = indexKinds(products);
  const prices = indexPrices(products);
  const shelves = new Map<SortOrder | undefined, Shelf>();

  const shelfFor = (sort: SortOrder | undefined) => {
    const shelf = shelves.get(sort) ?? layOut(products, kinds, prices, sort);
    shelves.set(sort, shelf);
    return shelf;
  };

  return {
    query(filters) {
      const failures = failuresOf(kinds, filters);
      const walk = walkAlong(shelfFor(filters.sort), {
        hits: hitsOf(filters.search),
        kinds: failures.map((failed) => (failed === 0 ? 1 : 0)),
        ranks: passingRanks(prices, filters.priceBands),
      });
      return {
        products: walk.products,
        facets: {
          categories: countByOption(kinds, 'categories', failures, walk.countOfKind),
          influencers: countByOption(kinds, 'influencers', failures, walk.countOfKind),
          sizes: countByOption(kinds, 'sizes', failures, walk.countOfKind),
          priceBands: countByBand(prices, walk.countOfRank),
        },
      };
    },
  };
}
