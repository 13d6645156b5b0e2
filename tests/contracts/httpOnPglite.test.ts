import { afterAll, beforeAll } from 'vitest';
import type { PgliteDatabase } from '../../adapters/sql/PgliteDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { describeServerContracts } from './serverContracts.ts';

/** One database for all tests of this file, because opening one takes a second. */
let opened: PgliteDatabase;
beforeAll(async () => {
  opened = await memoryDatabase();
}, 60_000);
afterAll(() => opened.close());

describeServerContracts('the server with PGlite', () => testStores(opened));
