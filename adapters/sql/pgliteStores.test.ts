import { afterAll } from 'vitest';
import { describeStoresContract } from '../../tests/contracts/backEnd/storesContract.ts';
import { migrate } from './migrate.ts';
import { PgliteDatabase } from './PgliteDatabase.ts';
import { testStores } from './testing/testStores.ts';

let opened: Promise<PgliteDatabase> | undefined;
afterAll(async () => (await opened)?.close());

describeStoresContract('PGlite', async () => {
  opened ??= open();
  return { ...testStores(await opened), close: async () => undefined };
});

async function open(): Promise<PgliteDatabase> {
  const database = await PgliteDatabase.open();
  await migrate(database);
  return database;
}
