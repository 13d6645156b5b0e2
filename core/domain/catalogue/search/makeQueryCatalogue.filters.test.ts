import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { type Filters, noFilters } from '../filters/Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';

const tee = aProduct({ key: 'tee', name: 'Low Tide Tee', size: 'M', discountedPrice: 20000 });
const skirt = aProduct({ key: 'skirt', name: 'Parade Skirt', size: 'S', influencer: '@zoya', discountedPrice: 99900 });
const cap = aProduct({ key: 'cap', name: 'Tide Cap', category: 'Accessories', size: 'L', discountedPrice: 20100 });
const scarf = aProduct({ key: 'scarf', name: 'Été Scarf', category: 'accessories', size: 'S', discountedPrice: 20000 });
const all = [tee, skirt, cap, scarf];

function found(filters: Partial<Filters>): readonly string[] {
  return makeQueryCatalogue(all)({ ...noFilters, ...filters }).products.map((product) => product.key);
}

it('Without filters the result is the whole catalogue in catalogue order [spec 5.sort-stable]', () => {
  expect(found({})).toEqual(['tee', 'skirt', 'cap', 'scarf']);
});

describe('Search is a case-insensitive substring match on name [spec 5.search-substring]', () => {
  it.each([
    ['tide', ['tee', 'cap']],
    ['TIDE', ['tee', 'cap']],
    ['e s', ['skirt']],
    ['ÉTÉ', ['scarf']],
    ['.', []],
    ['clothing', []],
  ])('finds by "%s"', (search, keys) => {
    expect(found({ search })).toEqual(keys);
  });
});

describe('Values within one filter group combine with OR, groups with AND', () => {
  it('matches a category, ignoring case [spec 5.category-any-case]', () => {
    expect(found({ categories: ['ACCESSORIES'] })).toEqual(['cap', 'scarf']);
  });

  it('matches either of two sizes [spec 5.alternatives]', () => {
    expect(found({ sizes: ['S', 'L'] })).toEqual(['skirt', 'cap', 'scarf']);
  });

  it('matches the size, the category and the creator together [spec 5.alternatives]', () => {
    expect(found({ sizes: ['S'], categories: ['accessories'] })).toEqual(['scarf']);
    expect(found({ sizes: ['S'], influencers: ['@zoya'] })).toEqual(['skirt']);
    expect(found({ sizes: ['S'], influencers: ['@zoya'], categories: ['accessories'] })).toEqual([]);
  });
});

describe('Price filters match inclusively on discounted price', () => {
  it.each([
    [{ min: 0, max: 20000 }, ['tee', 'scarf']],
    [{ min: 20100, max: 99900 }, ['skirt', 'cap']],
    [{ min: 20001, max: 20099 }, []],
  ])('keeps both ends of %o [spec 5.price-inclusive]', (band, keys) => {
    expect(found({ priceBands: [band] })).toEqual(keys);
  });

  it('matches either of two price bands [spec 5.alternatives]', () => {
    const bands = [
      { min: 0, max: 20000 },
      { min: 90000, max: 99900 },
    ];
    expect(found({ priceBands: bands })).toEqual(['tee', 'skirt', 'scarf']);
  });
});

describe('Sort is by discounted price, and stable [spec 5.sort-stable]', () => {
  it('puts the lowest price first, equal prices in catalogue order', () => {
    expect(found({ sort: 'lowToHigh' })).toEqual(['tee', 'scarf', 'cap', 'skirt']);
  });

  it('puts the highest price first, equal prices in catalogue order', () => {
    expect(found({ sort: 'highToLow' })).toEqual(['skirt', 'cap', 'tee', 'scarf']);
  });

  it('does not mutate the catalogue', () => {
    found({ sort: 'highToLow' });
    expect(all).toEqual([tee, skirt, cap, scarf]);
  });
});
