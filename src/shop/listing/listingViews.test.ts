import { describe, expect, it } from 'vitest';
import { type Filters, noFilters } from '../../../core/domain/catalogue/Filters.ts';
import { listingTitle } from './listingTitle.ts';
import { countPieces } from './results/countPieces.ts';

describe("The listing's title", () => {
  const titles: readonly (readonly [Partial<Filters>, string])[] = [
    [{}, 'Products'],
    [{ categories: ['clothing'] }, 'Clothing'],
    [{ categories: ['clothing', 'bags'] }, 'Products'],
    [{ influencers: ['@maya'] }, 'Products by @maya'],
    [{ categories: ['bags'], influencers: ['@maya'] }, 'Bags by @maya'],
    [{ influencers: ['@maya', '@zoya'], sizes: ['M'] }, 'Products'],
  ];

  it.each(titles)('for %j is %s', (asked, title) => {
    expect(listingTitle({ ...noFilters, ...asked })).toBe(title);
  });
});

it.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [10000, '10,000 pieces'],
  [123456, '1,23,456 pieces'],
])('%i pieces are counted as %s', (count, words) => {
  expect(countPieces(count)).toBe(words);
});
