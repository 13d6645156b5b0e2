import { describe, expect, it } from 'vitest';
import { resetFilters, searchFor, setCategories, sortBy, togglePriceBand, toggleValue } from './changeFilters.ts';
import { type Filters, noFilters } from './Filters.ts';
import { priceBands } from './priceBands.ts';

const busy: Filters = {
  ...noFilters,
  search: 'tide',
  categories: ['clothing'],
  influencers: ['@zoya'],
  sizes: ['S', 'M'],
  priceBands: [{ min: 0, max: 20000 }],
  sort: 'lowToHigh',
};

describe('Toggling a category, influencer or size adds it if absent and removes it if present', () => {
  it.each(['categories', 'influencers', 'sizes'] as const)('in %s [spec 4.toggle-filter]', (group) => {
    const once = toggleValue(noFilters, group, 'One');
    const twice = toggleValue(once, group, 'two');
    expect(twice).toEqual({ ...noFilters, [group]: ['One', 'two'] });
    expect(toggleValue(twice, group, 'one')).toEqual({ ...noFilters, [group]: ['two'] });
  });
});

describe('Toggling a price range adds it if no selected range has the same min, otherwise removes it [spec 4.toggle-price]', () => {
  it('adds a range to the others, without its label', () => {
    const [, upTo999 = { min: 0, max: 0 }] = priceBands;
    expect(togglePriceBand(busy, upTo999).priceBands).toEqual([
      { min: 0, max: 20000 },
      { min: 20100, max: 99900 },
    ]);
  });

  it('removes a range with the same min, whatever its max', () => {
    expect(togglePriceBand(busy, { min: 0, max: 50000 }).priceBands).toEqual([]);
  });
});

it('Sort is replaced by the chosen value [spec 4.sort-replaces]', () => {
  expect(sortBy(busy, 'highToLow')).toEqual({ ...busy, sort: 'highToLow' });
});

it('A set-categories action replaces the category filter wholesale [spec 4.set-categories]', () => {
  expect(setCategories(busy, ['accessories', 'bags'])).toEqual({ ...busy, categories: ['accessories', 'bags'] });
});

it('Reset clears categories, price, sort, influencers and size and keeps the search text [spec 4.reset]', () => {
  expect(resetFilters(busy)).toEqual({ ...noFilters, search: 'tide' });
});

describe('Search sets the search text [spec 4.search]', () => {
  it('replaces the last one and trims it', () => {
    expect(searchFor(busy, '  low tide ')).toEqual({ ...busy, search: 'low tide' });
  });
});
