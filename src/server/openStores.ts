import { openDatabase } from '../../adapters/sql/connection/openDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { ServerConfiguration } from './configuration.ts';

export type OpenStores = { readonly stores: Stores; close(): Promise<void> };

/** Opens and migrates the database. Rejects when that fails, with nothing left open. */
export async function openStores({ databaseUrl, dataDir }: ServerConfiguration, log: ForLogging): Promise<OpenStores> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database, undefined, log);
    return { stores: sqlStores(database), close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
