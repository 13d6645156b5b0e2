import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { noFilters } from '../filters/Filters.ts';
import { EVERY_PLACE } from '../search/CatalogueResult.ts';
import { makeProductSearch } from '../search/ProductSearch.ts';

const products = [
  aProduct({
    key: '1',
    name: 'Tide Graphic T-Shirt',
    influencer: '@meher.makes',
    category: 'clothing',
    categoryName: "men's",
  }),
  aProduct({
    key: '2',
    name: 'Low Tide Denim Jacket',
    influencer: '@kabir.cuts',
    category: 'clothing',
    categoryName: "women's",
  }),
  aProduct({
    key: '3',
    name: 'Indigo Kurta',
    influencer: '@ila.indigo',
    category: 'clothing',
    categoryName: "women's",
  }),
  aProduct({
    key: '4',
    name: 'Crêpe Tote Bag',
    influencer: '@ila.indigo',
    category: 'accessories',
    categoryName: "women's",
  }),
];
const search = makeProductSearch({ products });
const found = (text: string) => {
  const { wider } = search.page({ ...noFilters, search: text }, EVERY_PLACE);
  return wider?.products.map(({ key }) => key).join();
};

describe('A search text that no name holds [spec forgiving-search.meaning]', () => {
  it.each([
    ['a hyphen less', 'tshirt', '1'],
    ['a space for a hyphen', 't shirt', '1'],
    ['a plural', 'jackets', '2'],
    ['a possessive', "men's t-shirts", '1'],
    ['a letter less', 'jackt', '2'],
    ['a letter more', 'jackett', '2'],
    ['another letter', 'jacken', '2'],
    ['two letters that changed places', 'jakcet', '2'],
    ['without its accents', 'crepe', '4'],
    ['two words written as one', 'totebag', '4'],
    ['a synonym', 'kurti', '3'],
    ["a synonym's plural", 'tees', '1'],
    ['for whom it is', 'women', '2,3,4'],
    ['for whom it is, and what', 'womens jacket', '2'],
    ['a creator', 'meher', '1'],
    ['a creator, and what', 'ila bag', '4'],
    ['a category', 'accessory', '4'],
    ['other words between, which nobody knows', 'xylophone jacket qqq', '2'],
    ['the words in another order', 'jacket denim', '2'],
    ['words whose longest is in other names, too, in another order', 'tide low', '2'],
    ['a piece that is for others', 'jacket for men', '2'],
  ])('may be %s: %s', (_, text, keys) => {
    expect(found(text)).toBe(keys);
  });

  it.each(['umbrella', 'tidy', 'qqq', '-', 'xylophone qqq', 'a'.repeat(101)])('may mean nothing: %s', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it.each(['jack', 'tide graphic'])('is not asked about when a name holds it: %s', (text) => {
    const { total, wider } = search.page({ ...noFilters, search: text, sizes: ['none'] }, EVERY_PLACE);
    expect([total, wider]).toEqual([0, undefined]);
  });

  it('is offered with the first four pieces and how many there are', () => {
    const many = Array.from({ length: 7 }, (_, at) => aProduct({ key: String(at), name: `Jacket ${at}` }));
    const { wider } = makeProductSearch({ products: many }).page(
      { ...noFilters, search: 'jakcet', sizes: ['XXL'] },
      EVERY_PLACE,
    );
    expect([wider?.total, wider?.products.length, wider?.filters]).toEqual([7, 4, { ...noFilters, search: 'jacket' }]);
  });

  it.each([
    ['topi', 'Topi, JACKET', '2'],
    ['ladies', 'lady, women', '2,3,4'],
    ['tees', '', undefined],
    ['co-ord', 'coord, t-shirt\ncoord, tote', '1'],
  ])('reads the synonyms of the shop: %s by "%s"', (text, synonyms, keys) => {
    const { wider } = makeProductSearch({ products, synonyms }).page({ ...noFilters, search: text }, EVERY_PLACE);
    expect(wider?.products.map(({ key }) => key).join()).toBe(keys);
  });

  it('reads no more than six words', () => {
    const { read } = search;
    expect(read('one two three four five six jacket')).toEqual([]);
    expect(read('one two three four five jacket')).toEqual([{ ...noFilters, search: 'jacket' }]);
  });
});
