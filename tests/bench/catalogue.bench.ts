import { indexProducts } from '../../core/backend/search/indexProducts.ts';
import type { QueryCatalogue } from '../../core/domain/catalogue/CatalogueResult.ts';
import { type Filters, noFilters } from '../../core/domain/catalogue/Filters.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/makeQueryCatalogue.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { plainQuery } from '../properties/plainRule.ts';
import { filterAndSort } from './filterAndSort.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { measurePaired } from './measurePaired.ts';
import { assertSameResults } from './peers/assertSameResults.ts';
import { crossfilterPeer } from './peers/crossfilterPeer.ts';
import { itemsjsPeer } from './peers/itemsjsPeer.ts';
import { ownPeer } from './peers/ownPeer.ts';
import { shoppersToggles } from './shoppersToggles.ts';

const SIZES = [
  { products: 25, rounds: 200 },
  { products: 1_000, rounds: 50 },
  { products: 10_000, rounds: 9 },
  { products: 100_000, rounds: 5 },
];

/** Measures one filter toggle (filter, sort and facet counts) in the core and in libraries that do the same. */
export function benchCatalogue(): void {
  console.log(
    'One filter toggle with sort and all facet counts, median ms; every answer is checked to be the same first',
  );
  const rows = SIZES.map(({ products, rounds }) => [products.toLocaleString('en'), row(products, rounds)] as const);
  console.table(Object.fromEntries(rows));
}

function row(count: number, rounds: number) {
  const products = generateCatalogue(count);
  const toggles = shoppersToggles();
  const index = buildInEveryOrder(products);
  const peers = {
    index: ownPeer(index),
    pass: ownPeer(makeQueryCatalogue(products)),
    itemsjs: itemsjsPeer(products),
    crossfilter2: crossfilterPeer(products),
  };
  assertSameResults(ownPeer(plainQuery(products)), peers, toggles);

  const askAll = (query: (filters: Filters) => unknown) => () => {
    for (const filters of toggles) query(filters);
  };
  const [own = 0, pass = 0, itemsjs = 0, crossfilter = 0, straightforward = 0] = measurePaired(rounds, [
    askAll(peers.index),
    askAll(peers.pass),
    askAll(peers.itemsjs),
    askAll(peers.crossfilter2),
    askAll((filters) => filterAndSort(products, filters)),
  ]).map((time) => time / toggles.length);
  return {
    index: own.toFixed(3),
    'one pass': pass.toFixed(3),
    itemsjs: itemsjs.toFixed(3),
    crossfilter2: crossfilter.toFixed(3),
    'index ÷ best library': (own / Math.min(itemsjs, crossfilter)).toFixed(2),
    'straightforward, no counts': straightforward.toFixed(3),
    'index ÷ straightforward': (own / straightforward).toFixed(2),
  };
}

/** Queries each sort order once, because the index sorts on first use and the libraries sort when they are built. */
function buildInEveryOrder(products: readonly Product[]): QueryCatalogue {
  const query = indexProducts(products);
  query(noFilters);
  query({ ...noFilters, sort: 'lowToHigh' });
  query({ ...noFilters, sort: 'highToLow' });
  return query;
}
