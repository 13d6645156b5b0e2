import { describe, expect, it } from 'vitest';
import { appliedFilters, withoutFilter, withoutPart } from './appliedFilters.ts';
import { type Filters, noFilters } from './Filters.ts';

const band = { min: 0, max: 20000 };
const filters: Filters = {
  ...noFilters,
  search: 'tee',
  categories: ['clothing'],
  influencers: ['@maya'],
  sizes: ['S', 'M'],
  priceBands: [band],
  sort: 'lowToHigh',
};

describe('The applied filters', () => {
  it('include the search and every chosen value, but not the sort order', () => {
    expect(appliedFilters(filters)).toEqual([
      { part: 'search', text: 'tee' },
      { part: 'influencers', value: '@maya' },
      { part: 'sizes', value: 'S' },
      { part: 'sizes', value: 'M' },
      { part: 'priceBands', band },
      { part: 'categories', value: 'clothing' },
    ]);
    expect(appliedFilters({ ...noFilters, sort: 'highToLow' })).toEqual([]);
  });

  it('can be removed one by one, and the sort order stays', () => {
    const rest = appliedFilters(filters).reduce(withoutFilter, filters);
    expect(rest).toEqual({ ...noFilters, sort: 'lowToHigh' });
    expect(withoutFilter(filters, { part: 'sizes', value: 'S' })).toEqual({ ...filters, sizes: ['M'] });
  });

  it('can be removed part by part', () => {
    expect(withoutPart(filters, 'sizes')).toEqual({ ...filters, sizes: [] });
    expect(withoutPart(filters, 'search')).toEqual({ ...filters, search: '' });
  });
});
