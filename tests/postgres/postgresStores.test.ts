import { describe, onTestFinished } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { describeAccountTokenRows } from '../../adapters/sql/testing/accountTokenRowsContract.ts';
import { describeAllOrders } from '../../adapters/sql/testing/allOrdersContract.ts';
import { describeAttemptRows } from '../../adapters/sql/testing/attemptRowsContract.ts';
import { describeConfirmations } from '../../adapters/sql/testing/confirmationsContract.ts';
import { describeMigrations } from '../../adapters/sql/testing/migrationsContract.ts';
import { describePassedOnIds } from '../../adapters/sql/testing/passedOnIdsContract.ts';
import { describeRemovedShopper } from '../../adapters/sql/testing/removedShopperContract.ts';
import { describeRules } from '../../adapters/sql/testing/rulesContract.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { describeStoresContract } from '../contracts/backEnd/storesContract.ts';
import { migratedPostgres } from './migratedPostgres.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  const opened = sharedDatabase(migratedPostgres);

  describeStoresContract('PostgreSQL', async () => ({ ...testStores(opened()), close: async () => undefined }));
  describeRules('PostgreSQL', opened);
  describeAccountTokenRows('PostgreSQL', opened);
  describeAllOrders('PostgreSQL', opened);
  describeAttemptRows('PostgreSQL', opened);
  describeConfirmations('PostgreSQL', opened);
  describePassedOnIds('PostgreSQL', opened);
  describeRemovedShopper('PostgreSQL', opened);
  describeMigrations('PostgreSQL', async (connections) => {
    const url = await newDatabase();
    const others = Array.from({ length: connections }, () => new PgDatabase(url));
    onTestFinished(async () => void (await Promise.all(others.map((each) => each.close()))));
    // All are connected before the first statement of the test.
    await Promise.all(others.map((each) => each.query('select 1')));
    return others as [PgDatabase, ...PgDatabase[]];
  });
});
