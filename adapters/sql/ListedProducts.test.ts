import { expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ListedProducts } from './ListedProducts.ts';

/** A catalogue whose products are named after its version. */
function catalogue(start: number) {
  const state = { version: start, reads: 0, isGone: false };
  const query = async () => {
    state.reads += 1;
    if (state.isGone) throw new Error('gone');
    return [{ version: state.version, ...aProduct({ name: `of version ${state.version}` }), picture: null }];
  };
  const products = new ListedProducts({ query: query as never, runScript: async () => undefined });
  return { state, nameAt: async (version: number) => (await products.atVersion(version)).get('tee')?.name };
}

it('reads the products once for each version, also for many calls at once', async () => {
  const { state, nameAt } = catalogue(1);
  expect(new Set(await Promise.all([1, 1, 1].map(nameAt)))).toEqual(new Set(['of version 1']));
  expect(state.reads).toBe(1);
  state.version = 2;
  expect(new Set(await Promise.all([2, 2, 2].map(nameAt)))).toEqual(new Set(['of version 2']));
  expect(state.reads).toBe(2);
});

it('reads the products of a backup that was restored, whose version is lower', async () => {
  const { state, nameAt } = catalogue(9);
  await nameAt(9);
  state.version = 5;
  expect(await nameAt(5)).toBe('of version 5');
});

it('reads again after a failure', async () => {
  const { state, nameAt } = catalogue(1);
  state.isGone = true;
  await expect(nameAt(1)).rejects.toThrow('gone');
  state.isGone = false;
  expect(await nameAt(1)).toBe('of version 1');
});
