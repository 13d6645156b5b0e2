import { createHash } from 'node:crypto';
import type { Database, Queries } from './Database.ts';
import { type Migration, migrations as shopMigrations } from './migrations/migrations.ts';
import { sqlState } from './retryCollisions.ts';

/** A migration that was applied has another text now. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

type Applied = { readonly number: number; readonly name: string; readonly checksum: string };

/** The row of this number is no migration: processes that migrate lock it. */
const LOCK = 0;
/** Neither a migration nor the wait for another process's has the time limit of a statement. */
const TAKE_LOCK = `
set local statement_timeout = 0;
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
 * each migration is applied once. Resolves with the names of those that this call applied. Rejects with {@link MigrationMismatch}.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = shopMigrations,
): Promise<readonly string[]> {
  await createTable(database);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await database.transaction((queries) => apply(queries, migration))) applied.push(migration.name);
  }
  return applied;
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
async function apply(queries: Queries, { number, name, text }: Migration): Promise<boolean> {
  await queries.runScript(TAKE_LOCK);
  const checksum = createHash('sha256').update(text).digest('hex');
  const [applied] = await queries.query<Applied>('select name, checksum from migrations where number = $1', [number]);
  if (applied === undefined) {
    await queries.runScript(text);
    await queries.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    return true;
  }
  if (applied.checksum === checksum) return false;
  throw new MigrationMismatch(
    `Migration ${number} (${name}) has changed since it was applied to this database as ${applied.name}. Undo the change and ` +
      'write a new migration instead.',
  );
}
