import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import type { ListedProducts } from '../ports/ForStoringProducts.ts';
import { heldCatalogue } from './Catalogue.ts';
import { makeSearchCatalogue } from './SearchCatalogue.ts';

const PLACES = { from: 0, count: 1 };
const tee = aProduct({ key: 'tee', id: 1, size: 'M' });
const cap = aProduct({ key: 'cap', id: 2, size: 'S' });

/** The searches of products, which may be replaced. */
function searchingIn(...products: ListedProducts['products']) {
  let catalogue = heldCatalogue({ products, version: 1 }, { synonyms: undefined });
  const replace = (...others: ListedProducts['products']) => {
    catalogue = heldCatalogue({ products: others, version: 2 }, { synonyms: undefined });
  };
  return { replace, search: makeSearchCatalogue({ listProducts: async () => catalogue }) };
}

describe('Searching the catalogue', () => {
  it('indexes the products once, until they change', async () => {
    const { search, replace } = searchingIn(tee, cap);
    const indexed = await search.current();
    expect(await search.current()).toBe(indexed);
    replace(cap);
    expect(await search.page(noFilters, PLACES)).toMatchObject({ total: 1, products: [cap] });
    expect(await search.product('1')).toBe('unknown-product');
  });
});

it('Pieces like another are named once, though they have the same creator and the same category', async () => {
  const { search } = searchingIn(tee, cap, aProduct({ key: 'cape', id: 3, influencer: '@other' }));
  const more = await search.moreLike('1', 4);
  expect(more !== 'unknown-product' && more.map(({ key }) => key)).toEqual(['cap', 'cape']);
});

it('Suggestions are from the present products', async () => {
  const [cap, cape] = [aProduct({ key: 'cap', name: 'Cap' }), aProduct({ key: 'cape', name: 'Cape' })];
  const { search, replace } = searchingIn(cap);
  const { suggest } = search;
  expect(await suggest('cap')).toEqual([{ kind: 'product', product: cap }]);
  replace(cape);
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
  const { current, page, suggest } = searchingIn(product).search;
  await current();
  const readsOfIndex = reads;
  await page({ ...noFilters, search: text }, PLACES);
  await suggest(text);
  expect(reads).toBe(readsOfIndex);
});
