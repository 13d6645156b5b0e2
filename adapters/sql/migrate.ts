import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';
import type { Database, Queries } from './connection/Database.ts';
import { sqlState } from './connection/retryCollisions.ts';
import { type Migration, migrations as shopMigrations } from './migrations/migrations.ts';

/** A migration that was applied has another text now. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

type Applied = { readonly name: string; readonly checksum: string };

/** The row of this number is no migration: processes that migrate lock it. */
const LOCK = 0;
/** How long a statement of a migration waits for a lock, at first and at most. Calls that use the table wait behind it. */
const LOCK_TIMEOUT_MS = { first: 100, longest: 2_000 };
/** The calls then have this many times longer to themselves. */
const PAUSE = 4;
const LOCK_TIMED_OUT = '55P03';
/** A migration does not have the time limit of a statement. */
const takeLock = (timeoutMs: number) => `
set local statement_timeout = 0;
set local lock_timeout = ${timeoutMs};
select number from migrations where number = ${LOCK} for update;
`;
const CREATE_TABLE = `
create table if not exists migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);
insert into migrations (number, name, checksum) values (${LOCK}, 'lock', '') on conflict (number) do nothing;
`;
/** What PostgreSQL reports when two processes create the table at once: a unique violation, a table or type that exists. */
const CREATED_AT_ONCE: readonly unknown[] = ['23505', '42P07', '42710'];

/**
 * Applies the migrations that the database does not have, each in a transaction of its own. Several processes may do so at once:
 * each migration is applied once. Tries again, and logs it, as long as another transaction has a lock that a migration needs.
 * Resolves with the names of those that this call applied. Rejects with {@link MigrationMismatch}.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = shopMigrations,
  log?: Pick<ForLogging, 'info'>,
): Promise<readonly string[]> {
  await createTable(database);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await applyOnceFree(database, migration, log)) applied.push(migration.name);
  }
  return applied;
}

async function applyOnceFree(
  database: Database,
  migration: Migration,
  log?: Pick<ForLogging, 'info'>,
): Promise<boolean> {
  for (let timeoutMs = LOCK_TIMEOUT_MS.first; ; timeoutMs = Math.min(2 * timeoutMs, LOCK_TIMEOUT_MS.longest)) {
    try {
      return await database.transaction((queries) => apply(queries, migration, timeoutMs));
    } catch (error) {
      if (sqlState(error) !== LOCK_TIMED_OUT) throw error;
    }
    log?.info(`Migration ${migration.name} waits for another transaction`);
    await wait(PAUSE * timeoutMs);
  }
}

async function createTable(database: Database): Promise<void> {
  try {
    await database.runScript(CREATE_TABLE);
  } catch (error) {
    if (!CREATED_AT_ONCE.includes(sqlState(error))) throw error;
    await database.runScript(CREATE_TABLE);
  }
}

/** Resolves with whether the migration had to be applied. */
async function apply(queries: Queries, { number, name, text }: Migration, timeoutMs: number): Promise<boolean> {
  await queries.runScript(takeLock(timeoutMs));
  const checksum = createHash('sha256').update(text).digest('hex');
  const [applied] = await queries.query<Applied>('select name, checksum from migrations where number = $1', [number]);
  if (applied === undefined) {
    await queries.runScript(text);
    const values = [number, name, checksum];
    await queries.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', values);
    return true;
  }
  if (applied.checksum === checksum) return false;
  throw new MigrationMismatch(
    `Migration ${number} (${name}) has changed since it was applied to this database as ${applied.name}. Undo the change and ` +
      'write a new migration instead.',
  );
}
