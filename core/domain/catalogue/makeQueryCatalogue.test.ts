import { expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { type Filters, noFilters } from './Filters.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';

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

it('A query with the same filters object returns the same result object', () => {
  const query = makeQueryCatalogue([aProduct({ key: 'tee', size: 'M' }), aProduct({ key: 'skirt', size: 'S' })]);
  const small: Filters = { ...noFilters, sizes: ['S'] };
  const first = query(small);
  expect(query(small)).toBe(first);
  expect(query(noFilters).products).toHaveLength(2);
});
