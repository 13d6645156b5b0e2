import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { makeProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions.ts';
import type { WholeCatalogue } from '../../domain/catalogue/search/WholeCatalogue.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { queryOnDevice } from './queryOnDevice.ts';

const tee = aProduct({ key: 'tee', id: 1, size: 'M' });
const bag = aProduct({ key: 'bag', id: 3, category: 'bags' });
const cap = aProduct({ key: 'cap', id: 2, size: 'S' });
const PLACES = { from: 0, count: 1 };

function onDevice() {
  const answers: { take(catalogue: WholeCatalogue): void; refuse(error: Error): void }[] = [];
  let searches = 0;
  let indexes = 0;
  const catalogue = queryOnDevice({
    products: { catalogue: () => new Promise((take, refuse) => answers.push({ take, refuse })) },
    loadSearch: async () => {
      searches += 1;
      return makeProductSearch;
    },
    loadSuggestions: async () => (search) => {
      indexes += 1;
      return buildSuggestions(search);
    },
  });
  return { catalogue, answers, searches: () => searches, indexes: () => indexes };
}

async function loaded() {
  const device = onDevice();
  const first = device.catalogue.query(noFilters, PLACES);
  device.answers[0]?.take({ products: [tee, cap] });
  await first;
  return device;
}

describe('The catalogue on the device', () => {
  it('is loaded with the first question, and answers the others at once', async () => {
    const { catalogue, answers, searches } = await loaded();
    expect(catalogue.options()).toMatchObject({ categories: ['clothing'] });
    expect(catalogue.query({ ...noFilters, sizes: ['S'] }, PLACES)).toMatchObject({ total: 1, products: [cap] });
    expect(catalogue.product({ id: '2' })).toBe(cap);
    expect(catalogue.product({ key: 'tee' })).toBe(tee);
    expect(catalogue.moreLike(tee, 4)).toEqual([cap]);
    expect([answers.length, searches()]).toEqual([1, 1]);
  });

  it('suggests from an index that is made once, with the first text', async () => {
    const { catalogue, indexes } = await loaded();
    expect(indexes()).toBe(0);
    const suggested = [{ kind: 'category', category: 'clothing' }];
    expect(await Promise.all([catalogue.suggest('clo'), catalogue.suggest('clot')])).toEqual([suggested, suggested]);
    expect(catalogue.suggest('clothing')).toEqual(suggested);
    expect(indexes()).toBe(1);
  });

  it('loads no search for what needs none', async () => {
    const { catalogue, answers, searches } = onDevice();
    const options = catalogue.options();
    answers[0]?.take({ products: [tee] });
    await options;
    await catalogue.product({ id: '1' });
    expect(searches()).toBe(0);
  });

  it('is loaded again by each request of the options, until one has succeeded; other questions wait for the latest', async () => {
    const { catalogue, answers } = onDevice();
    const first = catalogue.options();
    const second = catalogue.options();
    const product = catalogue.product({ id: '1' });
    expect(answers.length).toBe(2);
    answers[1]?.take({ products: [tee] });
    expect(await second).toMatchObject({ categories: ['clothing'] });
    expect(await product).toBe(tee);
    answers[0]?.take({ products: [bag] });
    expect(await first).toMatchObject({ categories: ['clothing'] });
    expect(catalogue.options()).toMatchObject({ categories: ['clothing'] });
  });

  it('is not loaded again by other questions when only an earlier request of the options has failed', async () => {
    const { catalogue, answers } = onDevice();
    const first = catalogue.options();
    const second = catalogue.options();
    answers[0]?.refuse(new Error('no answer'));
    await expect(first).rejects.toThrow('no answer');
    const product = catalogue.product({ id: '1' });
    answers[1]?.take({ products: [tee] });
    expect([await product, answers.length]).toEqual([tee, 2]);
    await second;
  });

  it('answers from other products once it is renewed, and makes its indexes anew', async () => {
    const { catalogue, answers, searches, indexes } = await loaded();
    await catalogue.suggest('clothing');
    const renewed = catalogue.renew();
    expect(catalogue.query(noFilters, PLACES)).toMatchObject({ total: 2 });
    answers[1]?.take({ products: [tee] });
    expect(await renewed).toBe(true);
    expect(await catalogue.query(noFilters, PLACES)).toMatchObject({ total: 1, products: [tee] });
    expect([catalogue.options(), catalogue.product({ key: 'cap' })]).toMatchObject([{ influencerCount: 1 }, undefined]);
    expect(await catalogue.suggest('cap')).toEqual([]);
    expect([answers.length, searches(), indexes()]).toEqual([2, 2, 2]);
  });

  it('searches by the synonyms that come with the products, and is renewed by others', async () => {
    const { catalogue, answers } = onDevice();
    const products = [aProduct({ key: 'jacket', name: 'Jacket' })];
    const found = async () => (await catalogue.query({ ...noFilters, search: 'shrug' }, PLACES)).wider?.total;
    const first = found();
    answers[0]?.take({ products, synonyms: 'topi, cap' });
    expect(await first).toBeUndefined();
    const renewed = catalogue.renew();
    answers[1]?.take({ products, synonyms: 'shrug, jacket' });
    expect([await renewed, await found()]).toEqual([true, 1]);
    expect(await catalogue.suggest('shrug')).toMatchObject([{ kind: 'product', product: { key: 'jacket' } }]);
  });

  it('keeps its products when those that come are the same, or do not come', async () => {
    const { catalogue, answers } = await loaded();
    const first = catalogue.renew();
    answers[1]?.take({ products: [{ ...tee }, { ...cap }] });
    expect([await first, catalogue.product({ key: 'tee' }) === tee]).toEqual([false, true]);
    const second = catalogue.renew();
    answers[2]?.refuse(new Error('no answer'));
    await expect(second).rejects.toThrow('no answer');
    expect(catalogue.product({ key: 'tee' })).toBe(tee);
  });

  it('is loaded again after a failure', async () => {
    const { catalogue, answers } = onDevice();
    const first = catalogue.product({ id: '1' });
    const second = catalogue.product({ id: '1' });
    answers[0]?.refuse(new Error('no answer'));
    await expect(first).rejects.toThrow('no answer');
    await expect(second).rejects.toThrow('no answer');
    const third = catalogue.product({ id: '1' });
    expect(answers.length).toBe(2);
    answers[1]?.take({ products: [tee] });
    expect(await third).toBe(tee);
  });
});
