import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { SqlProducts } from './SqlProducts.ts';
import { memoryDatabase } from './testing/memoryDatabase.ts';
import { sharedDatabase } from './testing/sharedDatabase.ts';

const opened = sharedDatabase(memoryDatabase);
const BATCHES = 5;
const many = Array.from({ length: BATCHES * 1_000 }, (_, index) => ({
  ...aProduct({ key: `key-${index}`, id: index + 1 }),
  isListed: true,
}));

it('An import lets other work have its turn after each batch that it reads and that it writes', async () => {
  let turns = 0;
  let isRunning = true;
  const counting = (async () => {
    for (; isRunning; turns += 1) await turn();
  })();
  await new SqlProducts(opened()).import(many);
  isRunning = false;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(2 * BATCHES);
});

it('The database answers others while an import waits for its products', async () => {
  const products = new SqlProducts(opened());
  const versions: number[] = [];
  async function* slowly() {
    for (const [index, product] of many.entries()) {
      if (index % 1_500 === 0) versions.push(await products.version());
      yield { ...product, name: 'Other' };
    }
  }
  await products.import(slowly());
  expect(versions).toEqual(Array.from({ length: 4 }, () => versions[0]));
  expect(await products.version()).toBe((versions[0] ?? 0) + 1);
});
