import { afterAll, beforeAll } from 'vitest';
import { ShopUnderFaults } from './ShopUnderFaults.ts';

/** Starts a shop for the tests of a file. Returns a function that returns it, once it has started. */
export function startedShop(): () => ShopUnderFaults {
  let started: ShopUnderFaults | undefined;
  beforeAll(async () => {
    started = await ShopUnderFaults.start();
  }, 120_000);
  afterAll(() => started?.stop());
  return () => {
    if (started === undefined) throw new Error('The shop has not been started');
    return started;
  };
}
