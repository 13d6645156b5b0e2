import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { buildCatalogueIndex } from './CatalogueIndex.ts';
import { type Filters, noFilters, type PriceBand } from './Filters.ts';
import { filterCatalogue } from './filterCatalogue.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import { priceBands } from './priceBands.ts';

const [BELOW_200, UP_TO_999] = priceBands.map(({ min, max }) => ({ min, max })) as [PriceBand, PriceBand];

const products = [
  aProduct({ key: 'tee', name: 'Tide Tee', discountedPrice: 20000 }),
  aProduct({ key: 'top', name: 'Tide Top', discountedPrice: 50000 }),
  aProduct({ key: 'cap', name: 'Tide Cap', category: 'Accessories', size: 'L', discountedPrice: 90000 }),
  aProduct({ key: 'skirt', name: 'Skirt', influencer: '@zoya', size: 's', discountedPrice: 20000 }),
  aProduct({ key: 'scarf', name: 'Scarf', category: 'accessories', size: 'S', discountedPrice: 20100 }),
  aProduct({ key: 'coat', name: 'Tide Coat', discountedPrice: 600000 }),
];

describe('The catalogue index returns the same as a query without an index', () => {
  const cases: readonly (readonly [string, Partial<Filters>])[] = [
    ['no filters', {}],
    ['a search', { search: 'TIDE' }],
    ['a search of several words', { search: 'tide t' }],
    ['a search for a later product', { search: 'car' }],
    ['words that no name has beside each other', { search: 'tee tide' }],
    ['a size and a price band', { sizes: ['S'], priceBands: [BELOW_200] }],
    ['two price bands', { priceBands: [BELOW_200, UP_TO_999] }],
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
    expect(keys('lowToHigh')).toEqual(['tee', 'skirt', 'scarf', 'top', 'cap', 'coat']);
    expect(keys('highToLow')).toEqual(['coat', 'cap', 'top', 'scarf', 'tee', 'skirt']);
  });

  it('beyond the first products, in every order', () => {
    const many = Array.from({ length: 2_000 }, (_, place) => ({
      ...(products[place % products.length] ?? aProduct()),
      ...{ key: `${place}`, discountedPrice: (place * 7_919) % 600_000 },
    }));
    const { query } = buildCatalogueIndex(many);
    for (const [, overrides] of cases) {
      for (const sort of [undefined, 'lowToHigh', 'highToLow'] as const) {
        const filters = { ...noFilters, ...overrides, sort };
        const matching = filterCatalogue(many, filters);
        for (const from of [0, 1, 511, 512, 513, matching.length - 1, matching.length, 2_000]) {
          expect(query(filters, { from, count: 48 }).products).toEqual(matching.slice(from, from + 48));
        }
      }
    }
  });

  it('for more than ten options of two groups', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `${at}`);
    const many = twelve.flatMap((category) => twelve.map((influencer) => aProduct({ category, influencer })));
    const filters = { ...noFilters, categories: ['1'] };
    expect(buildCatalogueIndex(many).query(filters)).toEqual(makeQueryCatalogue(many)(filters));
  });

  it('for a catalogue without products', () => {
    expect(buildCatalogueIndex([]).query(noFilters)).toEqual(makeQueryCatalogue([])(noFilters));
  });
});
