import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { makeSearchCatalogue } from './SearchCatalogue.ts';

const PLACES = { from: 0, count: 1 };
const tee = aProduct({ key: 'tee', id: 1, size: 'M' });
const cap = aProduct({ key: 'cap', id: 2, size: 'S' });

function searching() {
  const listed = { products: [tee, cap], version: 1 };
  return { listed, search: makeSearchCatalogue({ listProducts: async () => listed }) };
}

describe('Searching the catalogue', () => {
  it('indexes the products once, until they change', async () => {
    const { search, listed } = searching();
    const indexed = await search.current();
    expect(await search.current()).toBe(indexed);
    listed.products = [cap];
    expect(await search.page(noFilters, PLACES)).toMatchObject({ total: 1, products: [cap] });
    expect(await search.product('1')).toBe('unknown-product');
  });
});

it('Suggestions are from the present products', async () => {
  const [cap, cape] = [aProduct({ key: 'cap', name: 'Cap' }), aProduct({ key: 'cape', name: 'Cape' })];
  const listed = { products: [cap], version: 1 };
  const { suggest } = makeSearchCatalogue({ listProducts: async () => listed });
  expect(await suggest('cap')).toEqual([{ kind: 'product', product: cap }]);
  listed.products = [cape];
  expect(await suggest('cap')).toEqual([{ kind: 'product', product: cape }]);
});

it.each(['cap', 'tee'])('The index of a product list is built once, with the first call: %s', async (text) => {
  let reads = 0;
  const product = Object.defineProperty(aProduct(), 'name', {
    get() {
      reads += 1;
      return 'Cap';
    },
  });
  const products = [product];
  const { current, page, suggest } = makeSearchCatalogue({ listProducts: async () => ({ products, version: 1 }) });
  await current();
  const readsOfIndex = reads;
  await page({ ...noFilters, search: text }, PLACES);
  await suggest(text);
  expect(reads).toBe(readsOfIndex);
});
