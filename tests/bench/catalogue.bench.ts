import { indexProducts } from '../../core/backend/search/testing/indexProducts.ts';
import { noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { QueryCatalogue } from '../../core/domain/catalogue/search/CatalogueResult.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/search/makeQueryCatalogue.ts';
import { benchForgivingSearches } from './forgivingSearches.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { measurePaired } from './measurePaired.ts';
import { shoppersToggles } from './shoppersToggles.ts';

const SIZES = [
  { products: 25, rounds: 200 },
  { products: 1_000, rounds: 50 },
  { products: 10_000, rounds: 9 },
  { products: 100_000, rounds: 5 },
];

/** Measures one filter toggle (filter, sort and facet counts) in the server's index and in the device's one pass, and searches by text. */
export function benchCatalogue(): void {
  console.log('One filter toggle with sort and all facet counts, median ms');
  const rows = SIZES.map(({ products, rounds }) => [products.toLocaleString('en'), row(products, rounds)] as const);
  console.table(Object.fromEntries(rows));
  benchForgivingSearches();
}

function row(count: number, rounds: number) {
  const products = generateCatalogue(count);
  const toggles = shoppersToggles();
  const askAll = (query: QueryCatalogue) => () => {
    for (const filters of toggles) query(filters);
  };
  const [index = 0, pass = 0] = measurePaired(rounds, [
    askAll(buildInEveryOrder(products)),
    askAll(makeQueryCatalogue(products)),
  ]).map((time) => time / toggles.length);
  return { index: index.toFixed(3), 'one pass': pass.toFixed(3), 'index ÷ pass': (index / pass).toFixed(2) };
}

/** Queries each sort order once, because the index sorts on first use. */
function buildInEveryOrder(products: readonly Product[]): QueryCatalogue {
  const query = indexProducts(products);
  query(noFilters);
  query({ ...noFilters, sort: 'lowToHigh' });
  query({ ...noFilters, sort: 'highToLow' });
  return query;
}
