import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../../adapters/sql/migrate.ts';
import { clearDatabase } from '../../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { newDatabase } from '../../postgres/privatePostgres.ts';

/** The database of the shop under test, as its server processes and the checks use it. */
export type ModelDatabase = {
  /** For seeding and for the checks. */
  readonly inspect: Database;
  /** Deletes everything in the tables. */
  clear(): Promise<void>;
  /** Opens the connections of one server process. */
  connect(process: string): Promise<Database>;
  /** Breaks the connections of a process that was killed, in the middle of their transactions. */
  breakConnections(process: string, database: Database): Promise<void>;
  /** Makes the database unreachable, or reachable again. Absent when it runs in the process of the server. */
  readonly setReachable?: (isReachable: boolean) => Promise<void>;
  close(): Promise<void>;
};

/** PGlite in memory. All processes share it, and a killed process does not end it. */
export async function pgliteModelDatabase(): Promise<ModelDatabase> {
  const database = await memoryDatabase();
  return {
    inspect: database,
    // PGlite has no autovacuum: without this, each history would be slower than the one before.
    clear: async () => {
      await clearDatabase(database);
      await database.runScript('vacuum');
    },
    connect: async () => database,
    breakConnections: async () => undefined,
    close: () => database.close(),
  };
}

const CONNECTIONS = 4;

/** A new database of the private PostgreSQL. */
export async function postgresModelDatabase(): Promise<ModelDatabase> {
  const url = await newDatabase();
  const name = new URL(url).pathname.slice(1);
  const inspect = new PgDatabase(url, 2);
  await migrate(inspect);
  const administration = new PgDatabase(url.replace(`/${name}?`, '/postgres?'), 1);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  return {
    inspect,
    clear: () => clearDatabase(inspect),
    connect: async (process) => new PgDatabase(`${url}&application_name=${process}`, CONNECTIONS),
    breakConnections: async (process, database) => {
      await administration.query(`${others} and application_name = $1`, [process]);
      await database.close();
    },
    setReachable: async (isReachable) => {
      await administration.runScript(`alter database ${name} allow_connections ${isReachable}`);
      if (!isReachable) await administration.runScript(others);
      else await retried(() => inspect.query('select 1'));
    },
    close: async () => {
      await inspect.close();
      await administration.close();
    },
  };
}

/** Tries again as long as old connections turn out to be broken. */
async function retried(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < CONNECTIONS; attempt += 1)
    if ((await work().catch(() => undefined)) !== undefined) return;
  await work();
}
