import { describeStoresContract } from '../../tests/contracts/backEnd/storesContract.ts';
import { describeAccountTokenRows } from './testing/accountTokenRowsContract.ts';
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

describeStoresContract('PGlite', async () => ({ ...testStores(opened()), close: async () => undefined }));
describeRules('PGlite', opened);
describeAccountTokenRows('PGlite', opened);
describeAllOrders('PGlite', opened);
describeAttemptRows('PGlite', opened);
describeConfirmations('PGlite', opened);
describePassedOnIds('PGlite', opened);
describeRemovedShopper('PGlite', opened);
