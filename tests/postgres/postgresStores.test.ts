import { afterAll, describe } from 'vitest';
import { migrate } from '../../adapters/sql/migrate.ts';
import { PgDatabase } from '../../adapters/sql/PgDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { describeStoresContract } from '../contracts/backEnd/storesContract.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  let opened: Promise<PgDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  describeStoresContract('PostgreSQL', async () => {
    opened ??= open();
    return { ...testStores(await opened), close: async () => undefined };
  });
});

async function open(): Promise<PgDatabase> {
  const database = new PgDatabase(await newDatabase());
  await migrate(database);
  return database;
}
