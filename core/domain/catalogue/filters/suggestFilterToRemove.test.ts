import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { makeQueryCatalogue } from '../search/makeQueryCatalogue.ts';
import { type Filters, noFilters } from './Filters.ts';
import { suggestFilterToRemove } from './suggestFilterToRemove.ts';

const query = makeQueryCatalogue([
  aProduct({ key: 'tee', name: 'Sun Tee', influencer: '@maya', size: 'S' }),
  aProduct({ key: 'shirt', name: 'Moon Shirt', influencer: '@maya', size: 'M' }),
  aProduct({ key: 'cap', name: 'Star Cap', influencer: '@zoya', size: 'L' }),
]);
const suggestion = (filters: Partial<Filters>) => suggestFilterToRemove(query, { ...noFilters, ...filters });

describe('The suggested filter [spec no-results.suggestion]', () => {
  it('is the one whose removal shows the most products', () => {
    expect(suggestion({ influencers: ['@maya'], sizes: ['L'] })).toEqual({ part: 'sizes', count: 2 });
    expect(suggestion({ search: 'umbrella', sizes: ['L'] })).toEqual({ part: 'search', count: 1 });
  });

  it('is the first of equals, in the order of the page', () => {
    expect(suggestion({ search: 'cap', sizes: ['S'] })).toEqual({ part: 'search', count: 1 });
  });

  it('includes all chosen values of its group', () => {
    expect(suggestion({ influencers: ['@zoya'], sizes: ['S', 'M'] })?.part).toBe('influencers');
    expect(suggestion({ search: 'cap', sizes: ['S', 'M'] })).toEqual({ part: 'search', count: 2 });
  });

  it('is undefined when several groups must go, or no filter is set', () => {
    expect(suggestion({ search: 'umbrella', sizes: ['XL'] })).toBeUndefined();
    expect(suggestion({})).toBeUndefined();
  });
});
