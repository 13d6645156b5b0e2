import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { type Filters, noFilters } from './Filters.ts';
import { queryOver } from './queryCatalogue.ts';
import { suggestFilterToRemove } from './suggestFilterToRemove.ts';

const query = queryOver([
  aProduct({ key: 'tee', name: 'Sun Tee', influencer: '@maya', size: 'S' }),
  aProduct({ key: 'shirt', name: 'Moon Shirt', influencer: '@maya', size: 'M' }),
  aProduct({ key: 'cap', name: 'Star Cap', influencer: '@zoya', size: 'L' }),
]);
const freeing = (asked: Partial<Filters>) => suggestFilterToRemove(query, { ...noFilters, ...asked });

describe('The filter whose removal frees most [spec no-results.suggestion]', () => {
  it('is the one without which most products are shown', () => {
    expect(freeing({ influencers: ['@maya'], sizes: ['L'] })).toEqual({ part: 'sizes', count: 2 });
    expect(freeing({ search: 'umbrella', sizes: ['L'] })).toEqual({ part: 'search', count: 1 });
  });

  it('is the first of equals, as the filters stand on the page', () => {
    expect(freeing({ search: 'cap', sizes: ['S'] })).toEqual({ part: 'search', count: 1 });
  });

  it('may be several values that are alternatives: one of them alone frees nothing', () => {
    expect(freeing({ influencers: ['@zoya'], sizes: ['S', 'M'] })?.part).toBe('influencers');
    expect(freeing({ search: 'cap', sizes: ['S', 'M'] })).toEqual({ part: 'search', count: 2 });
  });

  it('is none when it takes more than one, or nothing was asked', () => {
    expect(freeing({ search: 'umbrella', sizes: ['XL'] })).toBeUndefined();
    expect(freeing({})).toBeUndefined();
  });
});
