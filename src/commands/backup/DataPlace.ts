import { resolve } from 'node:path';

/** Where the data of a shop lie. */
export type DataPlace = {
  /** The folder of the embedded database, of pictures and of secrets. */
  readonly dataDir: string;
  /** `postgres://user:password@host:port/database`; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
};

/** Returns where the data lie, from the variables of the server. */
export function dataPlaceOf({
  DATA_DIR = 'data',
  DATABASE_URL,
}: Readonly<Record<string, string | undefined>>): DataPlace {
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL };
}

/** The file in the data folder, and in a backup, that has PostgreSQL's data. */
export const DUMP = 'database.dump';
/** The folder in the data folder, and in a backup, that has the embedded database. */
export const EMBEDDED = 'database';
