import { expect, it } from 'vitest';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import type { ForObtainingProducts } from '../ports/ForObtainingProducts.ts';
import { aProduct } from '../testing/samples.ts';
import { makeLoadCatalogue } from './LoadCatalogue.ts';

const unasked = () => Promise.reject(new Error('not asked for here'));

function loading(allProducts: ForObtainingProducts['allProducts']) {
  const logged: unknown[] = [];
  const products: ForObtainingProducts = { allProducts, product: unasked, allCategories: unasked };
  const load = makeLoadCatalogue(products, { error: (text, cause) => logged.push([text, cause]) });
  return { load, logged };
}

it('A product list that comes is loaded, in catalogue order', async () => {
  const products = [aProduct({ key: 'tee' }), aProduct({ key: 'cap' })];
  const { load, logged } = loading(async () => products);
  expect(await load()).toEqual({ outcome: 'loaded', products });
  expect(logged).toEqual([]);
});

it('On failure the error is logged as "Error fetching data" [spec 4.load-failure, 8.product-load-failure]', async () => {
  const failure = new BackEndFailure('status 500');
  const { load, logged } = loading(() => Promise.reject(failure));
  expect(await load()).toEqual({ outcome: 'failed' });
  expect(logged).toEqual([['Error fetching data', failure]]);
});
