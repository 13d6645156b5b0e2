import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { newDatabase } from './privatePostgres.ts';

/** Opens a new, migrated database of the private PostgreSQL. */
export async function migratedPostgres(): Promise<PgDatabase> {
  const database = new PgDatabase(await newDatabase());
  await migrate(database);
  return database;
}
