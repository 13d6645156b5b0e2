import { indexProducts } from '../../core/backend/search/testing/indexProducts.ts';
import { noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { PAGE_SIZE } from '../../core/domain/catalogue/pageSize.ts';
import { searchWith } from '../../core/domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../core/domain/catalogue/search/suggestions.ts';
import { piecesOf } from '../../core/domain/catalogue/sizes.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { timesPaired } from './measurePaired.ts';

const PRODUCTS = 100_000;
const ROUNDS = 50;
const LIMIT_MS = 10;

/** Texts that no name holds, but for the first. */
const TEXTS = {
  'held by names': 'jacket',
  hyphen: 'tshirt',
  plural: 'jackets',
  'one edit': 'jakcet',
  synonym: 'tees',
  creator: 'meher',
  'for whom': 'mens tote bags',
  'two edits': 'quited hoodi',
  'other order': 'jacket ribbed parade',
  nothing: 'umbrella',
  'nothing in four words': 'xylophone zebra qqqqqq umbrella',
};

/** Measures what the server answers to texts that are not held by a name, and what it suggests for them. */
export function benchForgivingSearches(): void {
  const products = generateCatalogue(PRODUCTS);
  measure('640 names', products);
  measure(
    'all names different',
    products.map((product) => ({ ...product, name: `${product.name} ${product.id}` })),
  );
}

function measure(names: string, products: readonly Product[]): void {
  const started = performance.now();
  const search = searchWith({ pieces: piecesOf(products) }, indexProducts(products));
  const indexed = performance.now();
  search.read('');
  const read = performance.now();
  const suggest = buildSuggestions(search);
  const parts = [indexed - started, read - indexed, performance.now() - read].map((time) => time.toFixed());
  console.log(`\n${PRODUCTS.toLocaleString('en')} products, ${names}: p50 and p95 in ms, at most ${LIMIT_MS}`);
  console.log(`Built in ms: index ${parts[0]}, words ${parts[1]}, suggestions ${parts[2]}`);
  const texts = Object.entries(TEXTS);
  const places = { from: 0, count: PAGE_SIZE };
  const timesOf = (ask: (text: string) => unknown) => {
    const questions = texts.map(
      ([, text]) =>
        () =>
          ask(text),
    );
    return timesPaired(ROUNDS, questions);
  };
  const searches = timesOf((text) => search.page({ ...noFilters, search: text }, places));
  const suggestions = timesOf(suggest);
  const rows = texts.map(([kind, text], at) => [
    `${kind}: ${text}`,
    { search: quantiles(searches[at] ?? []), suggestions: quantiles(suggestions[at] ?? []) },
  ]);
  console.table(Object.fromEntries(rows));
}

function quantiles(times: readonly number[]): string {
  const ascending = times.toSorted((one, other) => one - other);
  return [0.5, 0.95].map((part) => (ascending[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2)).join(', ');
}
