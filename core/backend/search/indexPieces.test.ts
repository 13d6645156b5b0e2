import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { makeQueryCatalogue } from '../../domain/catalogue/search/makeQueryCatalogue.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { indexProducts } from './testing/indexProducts.ts';

const products = [
  aProduct({ key: 'tee', name: 'Tide Tee', discountedPrice: 20000 }),
  aProduct({ key: 'top', name: 'Tide Top', discountedPrice: 50000 }),
  aProduct({ key: 'cap', name: 'Tide Cap', category: 'Accessories', size: 'L', discountedPrice: 90000 }),
  aProduct({ key: 'skirt', name: 'Skirt', influencer: '@zoya', size: 's', discountedPrice: 20000 }),
  aProduct({ key: 'scarf', name: 'Scarf', category: 'accessories', size: 'S', discountedPrice: 20100 }),
  aProduct({ key: 'coat', name: 'Tide Coat', discountedPrice: 600000 }),
  aProduct({ key: 'hat', name: 'Hat', discountedPrice: 15000 }),
  aProduct({ key: 'second-tee', name: 'tide tee', discountedPrice: 20000 }),
];

describe('The index returns the same as one pass over the products', () => {
  it('for more than ten options of two groups', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `${at}`);
    const many = twelve.flatMap((category) => twelve.map((influencer) => aProduct({ category, influencer })));
    const filters = { ...noFilters, categories: ['1'] };
    expect(indexProducts(many)(filters)).toEqual(makeQueryCatalogue(many)(filters));
  });
});

it('The index sorts the products once for each order', () => {
  let reads = 0;
  const counted = products.map((product) =>
    Object.defineProperty({ ...product }, 'discountedPrice', {
      enumerable: true,
      get() {
        reads += 1;
        return product.discountedPrice;
      },
    }),
  );
  const query = indexProducts(counted);
  query({ ...noFilters, sort: 'lowToHigh' });
  const before = reads;
  query({ ...noFilters, sort: 'lowToHigh', search: 'tide' });
  expect(reads).toBe(before);
});
