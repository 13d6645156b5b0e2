import { describe } from 'vitest';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { describeServerContracts } from './serverContracts.ts';

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  const opened = sharedDatabase(migratedPostgres);
  describeServerContracts('the server with PostgreSQL', () => testStores(opened()));
});
