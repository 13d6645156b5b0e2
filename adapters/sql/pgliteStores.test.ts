import { describeStoresContract } from '../../tests/contracts/backEnd/storesContract.ts';
import { describeAllOrders } from './testing/allOrdersContract.ts';
import { describeAttemptRows } from './testing/attemptRowsContract.ts';
import { describeConfirmations } from './testing/confirmationsContract.ts';
import { memoryDatabase } from './testing/memoryDatabase.ts';
import { describePassedOnIds } from './testing/passedOnIdsContract.ts';
import { describeRemovedShopper } from './testing/removedShopperContract.ts';
import { describeRules } from './testing/rulesContract.ts';
import { sharedDatabase } from './testing/sharedDatabase.ts';
import { testStores } from './testing/testStores.ts';

const opened = sharedDatabase(memoryDatabase);
const database = async () => opened();

describeStoresContract('PGlite', async () => ({ ...testStores(opened()), close: async () => undefined }));
describeRules('PGlite', database);
describeAllOrders('PGlite', database);
describeAttemptRows('PGlite', database);
describeConfirmations('PGlite', database);
describePassedOnIds('PGlite', database);
describeRemovedShopper('PGlite', database);
