import { join } from 'node:path';
import type { Database } from './Database.ts';
import { lockFolder } from './lockFolder.ts';

/** Where the data lies. `databaseUrl` decides: with it PostgreSQL, without it a database in a folder or in memory. */
export type DatabasePlace = {
  /** `postgres://user:password@host:port/database` */
  readonly databaseUrl?: string | undefined;
  /** The data folder of the embedded database; without it the data lie in memory and are lost at the end. */
  readonly dataDir?: string | undefined;
};

/**
 * Opens the database. The drivers are loaded when they are needed. Rejects with {@link DataFolderInUse} when another process has the
 * data folder open.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { PgDatabase } = await import('./PgDatabase.ts');
    return new PgDatabase(databaseUrl);
  }
  const { PgliteDatabase } = await import('./PgliteDatabase.ts');
  if (dataDir === undefined) return PgliteDatabase.open();
  const release = await lockFolder(dataDir);
  try {
    return await PgliteDatabase.open({ folder: join(dataDir, 'database'), release });
  } catch (error) {
    await release();
    throw error;
  }
}
