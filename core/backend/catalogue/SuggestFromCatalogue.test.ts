import { expect, it } from 'vitest';
import { aProduct } from '../../domain/testing/samples.ts';
import { makeSuggestFromCatalogue } from './SuggestFromCatalogue.ts';

it('Suggestions are from the present products', async () => {
  const [cap, cape] = [aProduct({ key: 'cap', name: 'Cap' }), aProduct({ key: 'cape', name: 'Cape' })];
  const listed = { products: [cap], version: 1 };
  const suggest = makeSuggestFromCatalogue({ listProducts: async () => listed });
  expect(await suggest('cap')).toEqual([{ kind: 'product', product: cap }]);
  listed.products = [cape];
  expect(await suggest('cap')).toEqual([{ kind: 'product', product: cape }]);
});

it('The index of a product list is built once', async () => {
  let reads = 0;
  const product = Object.defineProperty(aProduct(), 'name', {
    get() {
      reads += 1;
      return 'Cap';
    },
  });
  const products = [product];
  const suggest = makeSuggestFromCatalogue({ listProducts: async () => ({ products, version: 1 }) });
  await suggest('cap');
  const readsOfIndex = reads;
  await suggest('tee');
  expect(reads).toBe(readsOfIndex);
});
