import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { BackEndStoreSubject } from '../../../tests/contracts/backEnd/BackEndStores.ts';
import type { Database } from '../connection/Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';

/** Returns the stores of a database with the test controls that the contracts need. */
export function testStores(database: Database): BackEndStoreSubject {
  return {
    ...sqlStores(database),
    reset: () => clearDatabase(database),
    close: () => database.close(),
    removeShopper: async (email) => {
      await database.query('delete from users where email_key = $1', [emailKey(email)]);
    },
  };
}
