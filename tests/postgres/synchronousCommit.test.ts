import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import { PostgresServer } from './PostgresServer.ts';
import { hasPostgres } from './privatePostgres.ts';

const TIMEOUT_MS = 1000;

describe.skipIf(!hasPostgres)('On PostgreSQL whose standby is away', () => {
  let server: PostgresServer;
  let database: PgDatabase;

  beforeAll(async () => {
    server = new PostgresServer({ synchronous_standby_names: '*' });
    await server.start();
    database = new PgDatabase(server.url, 10, TIMEOUT_MS);
    await database.runScript(
      'begin; set local synchronous_commit = local; create table written (place integer); commit',
    );
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it.each<[string, (insert: string) => Promise<unknown>]>([
    ['a statement', (insert) => database.write(insert, [])],
    ['a short statement', (insert) => database.short(insert, [])],
    ['a transaction', (insert) => database.transaction((queries) => queries.query(insert))],
  ])('%s is not acknowledged', async (_what, write) => {
    await expect(write('insert into written values (1)')).rejects.toThrow(Unavailable);
    expect(await database.query('select * from written')).toEqual([]);
  });
});
