import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '../../adapters/sql/migrate.ts';
import { PgDatabase } from '../../adapters/sql/PgDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { describeServerContracts } from './serverContracts.ts';

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  let opened: PgDatabase;
  beforeAll(async () => {
    opened = new PgDatabase(await newDatabase());
    await migrate(opened);
  }, 60_000);
  afterAll(() => opened.close());

  describeServerContracts('the server with PostgreSQL', () => testStores(opened));
});
