import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

const LONG_MS = 60_000;
/** The longest wait of a migration for a lock. Reads stand behind it meanwhile. */
const LONGEST_WAIT_MS = 2_000;
const alter = { number: 1, name: 'alter', text: 'alter table notes add column text text' };
const box = { number: 2, name: 'box', text: 'create table boxes (id integer)' };

describe.skipIf(!hasPostgres)('A migration', { timeout: LONG_MS }, () => {
  let holder: Client;
  let migrator: PgDatabase;
  let reader: PgDatabase;
  let logged: string[] = [];
  const log = { info: (text: string) => void logged.push(text) };
  const isSomebodyWaiting = async () => (await reader.query('select 1 from pg_locks where not granted')).length > 0;
  beforeAll(async () => {
    const url = await newDatabase();
    holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('create table notes (id integer primary key)');
    [migrator, reader] = [new PgDatabase(url), new PgDatabase(url)];
    await migrate(migrator, []);
  }, LONG_MS);
  afterAll(async () => {
    await holder.end();
    await migrator.close();
    await reader.close();
  });

  it('stops no read while it waits for a dump, and is applied after the dump', async () => {
    await holder.query('begin; select id from notes');
    const migrated = migrate(migrator, [alter], log);
    await expect.poll(isSomebodyWaiting, { timeout: LONG_MS, interval: 5 }).toBe(true);
    const before = performance.now();
    expect(await reader.query('select id from notes')).toEqual([]);
    expect(performance.now() - before).toBeLessThan(LONGEST_WAIT_MS);
    await expect.poll(() => logged[0], { timeout: LONG_MS }).toBe('Migration alter waits for another transaction');
    await holder.query('commit');
    expect(await migrated).toEqual(['alter']);
    expect(await reader.query('select text from notes')).toEqual([]);
  });

  it('waits for the migrations of another process, however long they take', async () => {
    logged = [];
    await holder.query('begin; select number from migrations where number = 0 for update');
    let isMigrated = false;
    const migrated = migrate(migrator, [box], log).finally(() => {
      isMigrated = true;
    });
    await expect.poll(() => logged.length, { timeout: LONG_MS }).toBeGreaterThan(2);
    expect(isMigrated).toBe(false);
    await holder.query('commit');
    expect(await migrated).toEqual(['box']);
  });
});
