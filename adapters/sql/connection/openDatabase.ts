import { join } from 'node:path';
import type { Database } from './Database.ts';
import { lockFolder } from './lockFolder.ts';

/** Where the data lies. `databaseUrl` decides: with it PostgreSQL, without it the embedded database. */
export type DatabasePlace = {
  /** `postgres://user:password@host:port/database`, with `?pgbouncer=true` behind a pooler of transactions. */
  readonly databaseUrl?: string | undefined;
  /** The data folder of the embedded database. */
  readonly dataDir: string;
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
  const release = await lockFolder(dataDir);
  try {
    return await PgliteDatabase.open({ dataDir: join(dataDir, 'database') }, release);
  } catch (error) {
    await release();
    throw error;
  }
}
