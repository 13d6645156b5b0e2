import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { type Filters, noFilters } from '../filters/Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';

const products = [
  aProduct({ name: 'Tide Tee', size: 'M', influencer: '@zoya', discountedPrice: 19900 }),
  aProduct({ name: 'Tide Skirt', size: 'S', influencer: '@om', discountedPrice: 20000 }),
  aProduct({ name: 'Quiet Tee', size: 's', influencer: '@zoya', discountedPrice: 99900 }),
  aProduct({ name: 'Cap', category: 'accessories', size: 'M', influencer: '@om', discountedPrice: 250000 }),
];

function counts(filters: Partial<Filters>) {
  const { categories, influencers, sizes, priceBands } = makeQueryCatalogue(products)({
    ...noFilters,
    ...filters,
  }).facets;
  const text = (facets: typeof sizes) => facets.map(({ value, count }) => `${value} ${count}`).join(', ');
  return {
    categories: text(categories),
    influencers: text(influencers),
    sizes: text(sizes),
    bands: priceBands.map(({ count }) => count),
  };
}

describe('The count beside an option [spec chosen-filters.counts]', () => {
  it('counts the whole catalogue without filters', () => {
    expect(counts({})).toEqual({
      categories: 'clothing 3, accessories 1',
      influencers: '@zoya 2, @om 2',
      sizes: 'S 2, M 2',
      bands: [2, 1, 0, 1],
    });
  });

  it('depends on a chosen value of another group, not of its own', () => {
    expect(counts({ sizes: ['S'] })).toEqual({
      categories: 'clothing 2, accessories 0',
      influencers: '@zoya 1, @om 1',
      sizes: 'S 2, M 2',
      bands: [1, 1, 0, 0],
    });
  });

  it('depends on the search in every group', () => {
    expect(counts({ search: 'tide' })).toEqual({
      categories: 'clothing 2, accessories 0',
      influencers: '@zoya 1, @om 1',
      sizes: 'S 1, M 1',
      bands: [2, 0, 0, 0],
    });
  });
});
