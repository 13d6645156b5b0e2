import { expect, it } from 'vitest';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryProducts } from '../../../adapters/memory/MemoryProducts.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import { makeLoadCatalogue } from './LoadCatalogue.ts';

function loading() {
  const backEnd = new MemoryBackEnd();
  const log = new MemoryLog();
  return { backEnd, log, load: makeLoadCatalogue({ products: new MemoryProducts(backEnd), log }) };
}

it('The products are loaded in catalogue order', async () => {
  const { backEnd, log, load } = loading();
  const products = [aProduct({ key: 'tee' }), aProduct({ key: 'cap' })];
  backEnd.stock(products);
  expect(await load()).toEqual({ outcome: 'loaded', products });
  expect(log.entries).toEqual([]);
});

it.each([
  [new BackEndFailure('status 500'), 'failed'],
  [new Unreachable('Network Error'), 'unreachable'],
])(
  'On failure the error is logged as "Error fetching data" [spec 4.load-failure, 8.product-load-failure]: %s',
  async (failure, outcome) => {
    const { backEnd, log, load } = loading();
    backEnd.fail('products', failure);
    expect(await load()).toEqual({ outcome });
    expect(log.entries).toEqual([{ text: 'Error fetching data', cause: failure }]);
  },
);
