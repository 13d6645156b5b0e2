import { expect, it } from 'vitest';
import { MemoryBackEnd } from '../../adapters/memory/MemoryBackEnd.ts';
import { MemoryProducts } from '../../adapters/memory/MemoryProducts.ts';
import { noFilters } from '../../core/domain/catalogue/Filters.ts';
import { makeProductSearch } from '../../core/domain/catalogue/ProductSearch.ts';
import { buildSuggestions } from '../../core/domain/catalogue/suggestions.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { queryOnDevice } from '../../core/storefront/catalogue/queryOnDevice.ts';
import { LazyCatalogue } from './LazyCatalogue.ts';

const tee = aProduct({ key: 'tee', id: 1 });
const cap = aProduct({ key: 'cap', id: 2 });

function lazily() {
  const backEnd = new MemoryBackEnd();
  backEnd.stock([tee, cap]);
  const loads: string[] = [];
  const catalogue = new LazyCatalogue(async () => {
    loads.push('load');
    if (loads.length === 1) throw new Error('The chunk is missing');
    return queryOnDevice({
      products: new MemoryProducts(backEnd),
      loadSearch: async () => makeProductSearch,
      loadSuggestions: async () => buildSuggestions,
    });
  });
  return { catalogue, loads };
}

it('The catalogue is loaded with the first question, and after a failure with the next', async () => {
  const { catalogue, loads } = lazily();
  await expect(catalogue.options()).rejects.toThrow('The chunk is missing');
  expect(await catalogue.options()).toMatchObject({ sizes: ['M'] });
  expect(await catalogue.query(noFilters, { from: 0, count: 1 })).toMatchObject({ total: 2 });
  expect(loads).toHaveLength(2);
});

it('Its answers are there at once when they are in the catalogue', async () => {
  const { catalogue } = lazily();
  await Promise.resolve(catalogue.options()).catch(() => undefined);
  await catalogue.query(noFilters, { from: 0, count: 1 });
  expect(catalogue.product({ id: '2' })).toBe(cap);
  expect(catalogue.moreFromCreator(tee, 4)).toEqual([cap]);
  await catalogue.suggest('');
  expect(catalogue.suggest('clothing')).toEqual([{ kind: 'category', category: 'clothing' }]);
});
