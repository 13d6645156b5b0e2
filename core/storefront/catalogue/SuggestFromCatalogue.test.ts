import { expect, it } from 'vitest';
import { aProduct } from '../../domain/testing/samples.ts';
import { makeSuggestFromCatalogue } from './SuggestFromCatalogue.ts';

it('Suggestions are from the present products', async () => {
  const suggest = makeSuggestFromCatalogue();
  const [cap, cape] = [aProduct({ key: 'cap', name: 'Cap' }), aProduct({ key: 'cape', name: 'Cape' })];
  const products = [cap];
  const suggested = { kind: 'product', product: cap };
  expect(await suggest('cap', products)).toEqual([suggested]);
  expect(await suggest('ca', products)).toEqual([suggested]);
  expect(await suggest('cap', [cape])).toEqual([{ kind: 'product', product: cape }]);
});

it('The index of a product list is built once', async () => {
  const suggest = makeSuggestFromCatalogue();
  let reads = 0;
  const product = Object.defineProperty(aProduct(), 'name', {
    get() {
      reads += 1;
      return 'Cap';
    },
  });
  const products = [product];
  await suggest('cap', products);
  const readsOfIndex = reads;
  await suggest('tee', products);
  expect(reads).toBe(readsOfIndex);
});
