import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/Filters.ts';
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
  it('finds a page of what matches', async () => {
    const { search } = searching();
    expect(await search.page({ ...noFilters, sizes: ['S'] }, PLACES)).toMatchObject({ total: 1, products: [cap] });
    expect(await search.page(noFilters, { from: 1, count: 5 })).toMatchObject({ total: 2, from: 1, products: [cap] });
  });

  it('finds a product by its numeric id, and others of its creator', async () => {
    const { search } = searching();
    expect([await search.product('2'), await search.product('cap')]).toEqual([cap, 'unknown-product']);
    expect(await search.moreFromCreator('2', 4)).toEqual([tee]);
    expect(await search.moreFromCreator('2', 0)).toEqual([]);
    expect(await search.moreFromCreator('3', 4)).toBe('unknown-product');
  });

  it('returns the same page for the same question until the products change', async () => {
    const { search, listed } = searching();
    const filters = { ...noFilters, sizes: ['S', 'M'] };
    const page = await search.page(filters, PLACES);
    expect(await search.page({ ...noFilters, sizes: ['M', 'S'] }, { ...PLACES })).toBe(page);
    expect(await search.page(filters, { ...PLACES, count: 2 })).not.toBe(page);
    expect(await search.page(filters, { ...PLACES, from: 1 })).not.toBe(page);
    listed.products = [cap];
    expect(await search.page(filters, PLACES)).toMatchObject({ total: 1, products: [cap] });
    expect(await search.product('1')).toBe('unknown-product');
  });

  it('keeps 500 pages, those asked for last', async () => {
    const { search } = searching();
    const pageOf = (word: number) => search.page({ ...noFilters, search: String(word) }, PLACES);
    const [first, second] = [await pageOf(1), await pageOf(2)];
    for (let word = 3; word <= 500; word += 1) await pageOf(word);
    expect(await pageOf(1)).toBe(first);
    await pageOf(501);
    expect(await pageOf(1)).toBe(first);
    expect(await pageOf(2)).not.toBe(second);
  });
});
