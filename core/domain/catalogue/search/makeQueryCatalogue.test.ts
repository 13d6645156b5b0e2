import { expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { noFilters } from '../filters/Filters.ts';
import { priceBands } from '../filters/priceBands.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';

it('A product whose price is in no band counts for no band', () => {
  const { facets } = makeQueryCatalogue([aProduct({ discountedPrice: 20050 })])(noFilters);
  expect(facets.priceBands).toEqual(priceBands.map(({ min, max }) => ({ band: { min, max }, count: 0 })));
});
