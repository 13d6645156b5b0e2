import { buildCatalogueIndex, type CatalogueIndex } from '../../core/catalogue/CatalogueIndex.ts';
import { type Filters, noFilters } from '../../core/catalogue/Filters.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import { queryOver } from '../../core/catalogue/queryCatalogue.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { measurePaired } from './measurePaired.ts';
import { shoppersToggles } from './shoppersToggles.ts';
import { filterAndSort } from './straightforward.ts';

const SIZES = [
  { products: 25, rounds: 400 },
  { products: 1_000, rounds: 100 },
  { products: 10_000, rounds: 30 },
  { products: 100_000, rounds: 15 },
];

/** One filter toggle: filter, sort and facet counts in the core, against filter and sort over arrays without counts. */
export function benchCatalogue(): void {
  console.log('One filter toggle, median ms (the core counts every facet, the straightforward way counts nothing)');
  console.table(
    Object.fromEntries(SIZES.map(({ products, rounds }) => [products.toLocaleString('en'), row(products, rounds)])),
  );
}

function row(howMany: number, rounds: number) {
  const products = generateCatalogue(howMany);
  const toggles = shoppersToggles();
  const askAll = (query: (filters: Filters) => unknown) => () => {
    for (const filters of toggles) query(filters);
  };
  const [built, index] = timed(() => buildInEveryOrder(products));
  const [indexed = 0, straightforward = 0] = measurePaired(rounds, [
    askAll(index.query),
    askAll((filters) => filterAndSort(products, filters)),
  ]);
  const [plain = 0] = measurePaired(Math.min(rounds, 3), [askAll(queryOver(products))]);
  return {
    straightforward: (straightforward / toggles.length).toFixed(3),
    'plain rule': (plain / toggles.length).toFixed(3),
    index: (indexed / toggles.length).toFixed(3),
    'index ÷ straightforward': (indexed / straightforward).toFixed(2),
    'building the index, once': built.toFixed(1),
  };
}

/** Each order is laid out when first asked for; here that counts as building. */
function buildInEveryOrder(products: readonly Product[]): CatalogueIndex {
  const index = buildCatalogueIndex(products);
  index.query(noFilters);
  index.query({ ...noFilters, sort: 'lowToHigh' });
  index.query({ ...noFilters, sort: 'highToLow' });
  return index;
}

function timed<Made>(make: () => Made): readonly [number, Made] {
  const start = performance.now();
  const made = make();
  return [performance.now() - start, made];
}
