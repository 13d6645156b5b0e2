import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { buildCatalogueIndex } from './CatalogueIndex.ts';
import { type Filters, noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';

const products = [
  aProduct({ key: 'tee', name: 'Tide Tee', discountedPrice: 20000 }),
  aProduct({ key: 'top', name: 'Tide Top', discountedPrice: 50000 }),
  aProduct({ key: 'cap', name: 'Tide Cap', category: 'Accessories', size: 'L', discountedPrice: 90000 }),
  aProduct({ key: 'skirt', name: 'Skirt', influencer: '@zoya', size: 's', discountedPrice: 20000 }),
  aProduct({ key: 'scarf', name: 'Scarf', category: 'accessories', size: 'S', discountedPrice: 20100 }),
];

describe('The catalogue index returns the same as a query without an index', () => {
  const cases: readonly (readonly [string, Partial<Filters>])[] = [
    ['no filters', {}],
    ['a search', { search: 'TIDE' }],
    ['a search for a later product', { search: 'car' }],
    ['a search for several words', { search: 'DE to' }],
    ['words that no name has beside each other', { search: 'tee tide' }],
    ['a size and a price band', { sizes: ['S'], priceBands: [{ min: 20000, max: 20000 }] }],
    ['the highest price band', { priceBands: [{ min: 90000, max: 90000 }] }],
    ['price bands that meet, the higher one first', { priceBands: [50000, 20000].map((min) => ({ min, max: 50000 })) }],
    ['the highest price first', { sort: 'highToLow', categories: ['accessories', 'CLOTHING'] }],
    ['the lowest price first', { sort: 'lowToHigh' }],
    ['a value that no product has', { influencers: ['@nobody'] }],
  ];

  it.each(cases)('with %s', (_title, overrides) => {
    const filters = { ...noFilters, ...overrides };
    expect(buildCatalogueIndex(products).query(filters)).toEqual(makeQueryCatalogue(products)(filters));
  });

  it.each([
    { from: 0, count: 0 },
    { from: 1, count: 2 },
    { from: 2, count: 5 },
    { from: 5, count: 5 },
  ])('at the places %o', (places) => {
    for (const filters of [noFilters, { ...noFilters, search: 'tide' }]) {
      const result = buildCatalogueIndex(products).query(filters, places);
      expect(result).toEqual(makeQueryCatalogue(products)(filters, places));
    }
  });

  it('and keeps equal prices in catalogue order in both sort orders', () => {
    const { query } = buildCatalogueIndex(products);
    const keys = (sort: 'highToLow' | 'lowToHigh') => query({ ...noFilters, sort }).products.map(({ key }) => key);
    expect(keys('lowToHigh')).toEqual(['tee', 'skirt', 'scarf', 'top', 'cap']);
    expect(keys('highToLow')).toEqual(['cap', 'top', 'scarf', 'tee', 'skirt']);
  });

  it('for a catalogue without products', () => {
    expect(buildCatalogueIndex([]).query(noFilters)).toEqual(makeQueryCatalogue([])(noFilters));
  });
});
