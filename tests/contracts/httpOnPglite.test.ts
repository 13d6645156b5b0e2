import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { describeServerContracts } from './serverContracts.ts';

const opened = sharedDatabase(memoryDatabase);

describeServerContracts('the server with PGlite', () => testStores(opened()));
