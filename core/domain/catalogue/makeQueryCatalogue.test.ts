import { expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { noFilters, type PriceBand } from './Filters.ts';
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

it('A query of a long list knows price bands that the shop does not offer', () => {
  const products = Array.from({ length: 1_000 }, (_, place) => aProduct({ key: `${place}`, discountedPrice: place }));
  const query = makeQueryCatalogue(products);
  const { min, max } = priceBands.at(-1) as PriceBand;
  expect(query({ ...noFilters, priceBands: [{ min: 0, max: 9 }] }).products).toEqual(products.slice(0, 10));
  expect(
    query({
      ...noFilters,
      priceBands: [
        { min: 0, max: 9 },
        { min, max },
      ],
    }).products,
  ).toEqual(products.slice(0, 10));
  expect(query({ ...noFilters, priceBands: [{ min: 990, max: 20_000 }] }).products).toEqual(products.slice(990));
});
