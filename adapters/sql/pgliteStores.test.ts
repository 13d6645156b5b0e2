import { afterAll, beforeAll } from 'vitest';
import { describeStoresContract } from '../../tests/contracts/backEnd/storesContract.ts';
import type { PgliteDatabase } from './PgliteDatabase.ts';
import { describeAllOrders } from './testing/allOrdersContract.ts';
import { describeAttemptRows } from './testing/attemptRowsContract.ts';
import { describeConfirmations } from './testing/confirmationsContract.ts';
import { describeEndedTokens } from './testing/endedTokensContract.ts';
import { memoryDatabase } from './testing/memoryDatabase.ts';
import { describePassedOnIds } from './testing/passedOnIdsContract.ts';
import { describeRules } from './testing/rulesContract.ts';
import { testStores } from './testing/testStores.ts';

/** One database for all tests of this file, because opening one takes a second. */
let opened: PgliteDatabase;
beforeAll(async () => {
  opened = await memoryDatabase();
}, 60_000);
afterAll(() => opened.close());

const database = async () => opened;

describeStoresContract('PGlite', async () => ({ ...testStores(opened), close: async () => undefined }));
describeRules('PGlite', database);
describeAllOrders('PGlite', database);
describeAttemptRows('PGlite', database);
describeConfirmations('PGlite', database);
describeEndedTokens('PGlite', database);
describePassedOnIds('PGlite', database);
