import { describe } from 'vitest';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { describeRefusedCalls } from './refusedCallsContract.ts';

describe('On an embedded database', () => {
  const opened = sharedDatabase(memoryDatabase);
  describeRefusedCalls('the server with PGlite', () => testStores(opened()));
});

describe.skipIf(!hasPostgres)('On a database of its own', () => {
  const opened = sharedDatabase(migratedPostgres);
  describeRefusedCalls('the server with PostgreSQL', () => testStores(opened()));
});
