import { expect, it } from 'vitest';
import { filterGroups, filterParts } from './appliedFilters.ts';

it('The groups of filters stand in the order of the filter panel, after the search', () => {
  expect(filterGroups).toEqual(['influencers', 'sizes', 'priceBands', 'categories', 'people']);
  expect(filterParts).toEqual(['search', ...filterGroups]);
});
