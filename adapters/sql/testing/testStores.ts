import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { Database } from '../Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';

/** Returns the stores of a database with the test controls that the contracts need. */
export function testStores(database: Database): Stores & {
  reset(): Promise<void>;
  close(): Promise<void>;
  removeShopper(email: string): Promise<void>;
} {
  return {
    ...sqlStores(database),
    reset: () => clearDatabase(database),
    close: () => database.close(),
    removeShopper: async (email) => {
      await database.query('delete from users where email_key = $1', [emailKey(email)]);
    },
  };
}
