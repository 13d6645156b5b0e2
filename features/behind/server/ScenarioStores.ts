import { MemoryStores } from '../../../adapters/memory/backEnd/MemoryStores.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { atEndOfRun } from '../endOfRun.ts';

/** Where the server of the scenarios keeps what it is told. */
export type ScenarioStores = {
  readonly stores: Stores;
  /** Deletes everything. */
  clear(): Promise<void>;
  /** Ends the tokens of all shoppers. */
  endTokens(): Promise<unknown>;
};

/** Opens a database in memory; it closes when all scenarios have run. */
export async function openScenarioDatabase(): Promise<ScenarioStores> {
  const database = await memoryDatabase();
  // A timer of the open database keeps the process alive.
  atEndOfRun(() => database.close());
  return {
    stores: sqlStores(database),
    clear: () => clearDatabase(database),
    endTokens: () => database.query('update users set token_version = token_version + 1'),
  };
}

/** Makes tables that are no database. */
export function scenarioTables(): ScenarioStores {
  const stores = new MemoryStores();
  const { tables } = stores;
  return {
    stores,
    clear: async () => tables.clear(),
    endTokens: async () => {
      for (const [id, shopper] of tables.shoppers)
        tables.shoppers.set(id, { ...shopper, tokenVersion: shopper.tokenVersion + 1 });
    },
  };
}
