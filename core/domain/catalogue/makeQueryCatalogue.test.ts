import { expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import { priceBands } from './priceBands.ts';

it('A query returns the products that match and the counts beside every option', () => {
  const query = makeQueryCatalogue([aProduct({ key: 'tee', size: 'M' }), aProduct({ key: 'skirt', size: 'S' })]);
  const { products, facets } = query({ ...noFilters, sizes: ['S'] });
  expect(products.map(({ key }) => key)).toEqual(['skirt']);
  expect(facets.sizes).toEqual([
    { value: 'S', count: 1 },
    { value: 'M', count: 1 },
  ]);
  expect(facets.categories).toEqual([{ value: 'clothing', count: 1 }]);
});

it('A query returns the products at the places that are asked for', () => {
  const products = ['tee', 'skirt', 'cap', 'bag'].map((key) => aProduct({ key }));
  const query = makeQueryCatalogue(products);
  expect(query(noFilters, { from: 1, count: 2 })).toMatchObject({ total: 4, products: products.slice(1, 3) });
  expect(query(noFilters).products).toEqual(products);
});

it('A query knows price bands that the shop does not offer', () => {
  const products = Array.from({ length: 20 }, (_, place) => aProduct({ key: `${place}`, discountedPrice: place }));
  const query = makeQueryCatalogue(products);
  const bands = [
    { min: 0, max: 3 },
    { min: 9, max: 9 },
  ];
  expect(query({ ...noFilters, priceBands: bands }).products.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '9']);
});

it('A product whose price is in no band counts for no band', () => {
  const { facets } = makeQueryCatalogue([aProduct({ discountedPrice: 20050 })])(noFilters);
  expect(facets.priceBands).toEqual(priceBands.map(({ min, max }) => ({ band: { min, max }, count: 0 })));
});
