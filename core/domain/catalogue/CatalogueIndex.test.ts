import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { buildCatalogueIndex } from './CatalogueIndex.ts';
import { type Filters, noFilters } from './Filters.ts';
import { queryOver } from './queryCatalogue.ts';

const products = [
  aProduct({ key: 'tee', name: 'Tide Tee', discountedPrice: 20000 }),
  aProduct({ key: 'cap', name: 'Tide Cap', category: 'Accessories', size: 'L', discountedPrice: 90000 }),
  aProduct({ key: 'skirt', name: 'Skirt', influencer: '@zoya', size: 's', discountedPrice: 20000 }),
  aProduct({ key: 'scarf', name: 'Scarf', category: 'accessories', size: 'S', discountedPrice: 20100 }),
];

describe('The index over a large catalogue answers what the plain rule answers', () => {
  const questions: readonly (readonly [string, Partial<Filters>])[] = [
    ['nothing chosen', {}],
    ['a search', { search: 'TIDE' }],
    ['words and a price range', { sizes: ['S'], priceBands: [{ min: 20000, max: 20000 }] }],
    ['the dearest first', { sort: 'highToLow', categories: ['accessories', 'CLOTHING'] }],
    ['the cheapest first', { sort: 'lowToHigh' }],
    ['a word that no product has', { influencers: ['@nobody'] }],
  ];

  it.each(questions)('with %s', (_title, different) => {
    const filters = { ...noFilters, ...different };
    expect(buildCatalogueIndex(products).query(filters)).toEqual(queryOver(products)(filters));
  });

  it('in either order keeps equal prices in catalogue order', () => {
    const { query } = buildCatalogueIndex(products);
    const keys = (sort: 'highToLow' | 'lowToHigh') => query({ ...noFilters, sort }).products.map(({ key }) => key);
    expect(keys('lowToHigh')).toEqual(['tee', 'skirt', 'scarf', 'cap']);
    expect(keys('highToLow')).toEqual(['cap', 'scarf', 'tee', 'skirt']);
  });

  it('for a catalogue without products', () => {
    expect(buildCatalogueIndex([]).query(noFilters)).toEqual(queryOver([])(noFilters));
  });
});
