import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { SqlProducts } from '../../adapters/sql/SqlProducts.ts';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';
import { StallingProxy } from './StallingProxy.ts';

const COLLIDE = `do $$ begin raise exception 'collision' using errcode = '40001'; end $$`;
const PID = 'select pg_backend_pid() as pid';

describe.skipIf(!hasPostgres)('A PostgreSQL server', () => {
  let url: string;
  let database: PgDatabase;
  let other: PgDatabase;
  const kill = async (pid: number | undefined) => other.query('select pg_terminate_backend($1)', [pid ?? 0]);
  const pidOf = async (queries: Queries) => (await queries.query<{ pid: number }>(PID))[0]?.pid;
  beforeAll(async () => {
    url = await newDatabase();
    database = new PgDatabase(url, 1);
    other = new PgDatabase(url);
    await database.runScript('create table notes (id integer primary key, text text)');
  });
  afterAll(async () => void (await Promise.all([database.close(), other.close()])));

  it('runs a transaction again that collides with another one, and keeps nothing of the first attempt', async () => {
    let attempts = 0;
    await database.runScript('delete from notes');
    await database.transaction(async (queries) => {
      attempts += 1;
      await queries.query('insert into notes (id) values ($1)', [attempts]);
      if (attempts < 3) await queries.runScript(COLLIDE);
    });
    expect(await database.query('select id from notes')).toEqual([{ id: 3 }]);
  });

  it('reports a transaction that collides again and again', async () => {
    await expect(database.transaction((queries) => queries.runScript(COLLIDE))).rejects.toThrow('collision');
  });

  it('runs one of two transactions that wait for each other again', async () => {
    await database.runScript('delete from notes; insert into notes (id) values (1), (2)');
    const change = (id: number) => (queries: Queries) =>
      queries.query(`update notes set text = coalesce(text, '') || 'x' where id = $1`, [id]);
    const both = (first: number, second: number) => async (queries: Queries) => {
      await change(first)(queries);
      await queries.query('select pg_sleep(0.05)');
      await change(second)(queries);
    };
    await Promise.all([other.transaction(both(1, 2)), other.transaction(both(2, 1))]);
    expect(await database.query('select text from notes')).toEqual([{ text: 'xx' }, { text: 'xx' }]);
  });

  it('keeps nothing of a transaction whose work rejects', async () => {
    await database.runScript('delete from notes; insert into notes (id) values (1), (2)');
    const failed = database.transaction(async (queries) => {
      await queries.runScript('delete from notes');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await database.query('select id from notes')).toHaveLength(2);
  });

  it('keeps nothing of a transaction of which a statement has failed that nobody waited for', async () => {
    await database.runScript('delete from notes');
    const add = 'insert into notes (id) values ($1)';
    const twice = (last: (queries: Queries) => Promise<unknown>) =>
      database.transaction(async (queries) => {
        for (const id of [1, 2, 1]) await queries.write(add, [id]);
        await last(queries);
      });
    await expect(twice(async () => undefined)).rejects.toThrow('duplicate key');
    await expect(twice(({ query }) => query('select 1'))).rejects.toThrow('duplicate key');
    expect(await database.query('select id from notes')).toEqual([]);
  });

  it('runs a transaction again of which a statement has collided that nobody waited for', async () => {
    let attempts = 0;
    await database.runScript('delete from notes');
    await database.transaction(async ({ write }) => {
      attempts += 1;
      await write('insert into notes (id) values ($1)', [attempts]);
      if (attempts < 3) await write(COLLIDE, []);
    });
    expect(await database.query('select id from notes')).toEqual([{ id: 3 }]);
  });

  it('is reported as unavailable when a connection breaks, and is back with the next call', async () => {
    const broken = database.transaction(async (queries) => {
      await kill(await pidOf(queries));
      await queries.query('select 1');
    });
    await expect(broken).rejects.toThrow(Unavailable);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is back with the next call when a connection broke while nobody used it', async () => {
    await kill(await pidOf(database));
    await wait(200);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  describe('that takes longer than a statement may', () => {
    const TIMEOUT_MS = 500;
    /** Longer than a test may take. */
    const sleep = 'select pg_sleep(60)';
    let hasty: PgDatabase;
    beforeAll(() => {
      hasty = new PgDatabase(url, 1, TIMEOUT_MS);
    });
    afterAll(() => hasty.close());

    it('is reported as unavailable, stops the statement, and takes the next one', async () => {
      await expect(hasty.query(sleep)).rejects.toThrow(Unavailable);
      await expect(hasty.transaction((queries) => queries.query(sleep))).rejects.toThrow(Unavailable);
      expect(await hasty.query('select 1 as one')).toEqual([{ one: 1 }]);
      const running = () =>
        hasty.query(`select 1 from pg_stat_activity where state = 'active' and query = $1`, [sleep]);
      // Sooner than the statements would end by themselves.
      await expect.poll(running, { timeout: 10_000 }).toEqual([]);
    });

    it('is told apart from a server that cannot be reached', async () => {
      // The server cancels the statement half a second before this side gives up.
      const patient = new PgDatabase(url, 1, 5 * TIMEOUT_MS);
      await expect(patient.query(sleep)).rejects.toThrow('A statement took longer than it may');
      await patient.close();
    });

    it('finishes an import whose statements take longer', async () => {
      const shopUrl = await newDatabase();
      const stocked = new PgDatabase(shopUrl);
      await migrate(stocked);
      await stocked.runScript(`create function wait() returns trigger language plpgsql as
          'begin perform pg_sleep(0.7); return null; end';
        create trigger slow after insert on products execute function wait()`);
      const impatient = new PgDatabase(shopUrl, 1, TIMEOUT_MS);
      const outcome = await new SqlProducts(impatient).import([{ ...aProduct(), isListed: true }]);
      expect(outcome).toEqual({ outcome: 'imported', added: 1, replaced: 0, changed: 0 });
      expect((await new SqlProducts(stocked).listed()).products).toEqual([aProduct()]);
      await Promise.all([stocked.close(), impatient.close()]);
    });

    it('frees the locks of a transaction that hangs', async () => {
      await database.runScript('delete from notes; insert into notes (id) values (1)');
      const hanging = hasty.transaction(async (queries) => {
        await queries.query('update notes set text = $1', ['hanging']);
        await other.query('update notes set text = $1', ['freed']);
        await queries.query('select 1');
      });
      await expect(hanging).rejects.toThrow(Unavailable);
      expect(await database.query('select text from notes')).toEqual([{ text: 'freed' }]);
    });

    it('finishes a migration that takes longer, for which another process waits', async () => {
      const slow = { number: 1, name: 'slow', text: 'select pg_sleep(0.7)' };
      const second = new PgDatabase(url, 1, TIMEOUT_MS);
      const applied = await Promise.all([hasty, second].map((each) => migrate(each, [slow])));
      expect(applied.flat()).toEqual(['slow']);
      await second.close();
    });
  });

  it('is reported as unavailable while its connections hang, and is back with them', async () => {
    const { proxy, url: proxied } = await StallingProxy.start(url);
    const reached = new PgDatabase(proxied, 2, 500);
    await reached.query('select 1');
    proxy.stall();
    const calls = [() => reached.query('select 1'), () => reached.transaction((queries) => queries.query('select 1'))];
    for (const call of calls) await expect(call()).rejects.toThrow(Unavailable);
    proxy.resume();
    for (const call of calls) expect(await call()).toHaveLength(1);
    await reached.close();
    await proxy.close();
  });

  it('answers many short statements at once on few connections, each with its own rows, and again after one breaks', async () => {
    const reading = new PgDatabase(url);
    const number = 'select $1::integer as number, pg_backend_pid() as pid';
    const numbers = Array.from({ length: 200 }, (_, at) => at);
    const readAll = () =>
      Promise.all(numbers.map((at) => reading.short<{ number: number; pid: number }>(number, [at])));
    const rows = (await readAll()).flat();
    expect(rows.map((row) => row.number)).toEqual(numbers);
    const pids = [...new Set(rows.map(({ pid }) => pid))];
    expect(pids).toHaveLength(2);
    await expect(reading.short('select 1 / $1::integer', [0])).rejects.toThrow('division by zero');
    expect(await reading.short('select 1 as one', [])).toEqual([{ one: 1 }]);
    const sleeping = reading.short('select pg_sleep($1::integer)', [5]);
    const broken = expect(sleeping).rejects.toThrow(Unavailable);
    const isSleeping = () =>
      other.query(`select pid from pg_stat_activity where query like 'select pg_sleep($1%' and state = 'active'`);
    await expect.poll(isSleeping, { timeout: 4_000 }).toHaveLength(1);
    for (const pid of pids) await kill(pid);
    await broken;
    const again = async () => (await readAll()).flat().map((row) => row.number);
    await expect.poll(() => again().catch(String), { timeout: 20_000 }).toEqual(numbers);
    await reading.close();
  });

  it('lets short statements that wait for a lock keep no others waiting', async () => {
    await database.runScript('delete from notes; insert into notes (id) values (1), (2)');
    const changing = new PgDatabase(url);
    const change = (id: number) => changing.short(`update notes set text = 'changed' where id = $1 returning id`, [id]);
    let waiting: Promise<unknown> = Promise.resolve();
    await other.transaction(async (queries) => {
      await queries.query('select from notes where id = 1 for update');
      waiting = Promise.all(Array.from({ length: 8 }, () => change(1)));
      expect(await Promise.all(Array.from({ length: 8 }, () => change(2)))).toEqual(Array(8).fill([{ id: 2 }]));
      expect(await Promise.race([waiting, 'still waiting'])).toBe('still waiting');
    });
    expect(await waiting).toEqual(Array(8).fill([{ id: 1 }]));
    await changing.close();
  });

  it('is reported as unavailable when it is a standby, which only reads', async () => {
    await expect(database.runScript(`set transaction read only; delete from notes`)).rejects.toThrow(Unavailable);
  });

  it('is not reported as unavailable when it refuses a statement', async () => {
    await expect(database.query('select nothing')).rejects.not.toThrow(Unavailable);
  });

  it('returns timestamps in UTC, whatever its time zone is, and large integers as numbers', async () => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
      await database.runScript(`set time zone '${zone}'`);
      const [row] = await database.query(`select $1::timestamptz as at, 4503599627370497::bigint as id`, [
        '2026-03-01T09:30:00+00:00',
      ]);
      expect(row).toEqual({ at: '2026-03-01T09:30:00+00:00', id: 4_503_599_627_370_497 });
    }
  });

  it('stores U+FFFD in the place of what it cannot store', async () => {
    const [row] = await database.query('select $1::text as text', ['a\0b\uD800c 👗']);
    expect(row).toEqual({ text: 'a\uFFFDb\uFFFDc 👗' });
  });
});
