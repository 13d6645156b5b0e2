import { describe } from 'vitest';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { describeIndexedTexts } from './indexedTextsContract.ts';

describe('On an embedded database', () => describeIndexedTexts('PGlite', sharedDatabase(memoryDatabase)));

describe.skipIf(!hasPostgres)('On a database of its own', () =>
  describeIndexedTexts('PostgreSQL', sharedDatabase(migratedPostgres)),
);
