import { expect, it } from 'vitest';
import { MemoryViewedProducts } from '../../../adapters/memory/MemoryViewedProducts.ts';
import { makeRememberViewedProduct } from './RememberViewedProduct.ts';

it('A viewed product is remembered before the earlier ones', () => {
  const viewedProducts = new MemoryViewedProducts();
  const rememberViewedProduct = makeRememberViewedProduct({ viewedProducts });
  for (const key of ['tee', 'cap', 'tee']) rememberViewedProduct(key);
  expect(viewedProducts.keys()).toEqual(['tee', 'cap']);
});
