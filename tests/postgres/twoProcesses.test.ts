import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../adapters/sql/testing/clearDatabase.ts';
import { checkout } from '../../adapters/sql/testing/confirmOften.ts';
import { aShopper } from '../../core/backend/testing/samples.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

const CONFIRM = fileURLToPath(new URL('confirmInProcess.ts', import.meta.url));
const ROUNDS = 3;

describe.skipIf(!hasPostgres)('Two processes on one PostgreSQL', () => {
  let url: string;
  let database: PgDatabase;
  beforeAll(async () => {
    url = await newDatabase();
    database = new PgDatabase(url);
    await migrate(database);
  });
  afterAll(() => database.close());

  it(`make one order of 30 confirmations of one payment and its webhooks at once (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clearDatabase(database);
      const { shoppers, checkouts, orders } = sqlStores(database);
      await shoppers.add(aShopper());
      await checkouts.add(checkout);
      const processes = await Promise.all([start(url), start(url)]);
      const outcomes = (await Promise.all(processes.map((go) => go()))).flat();
      expect(outcomes).toHaveLength(30);
      expect(outcomes.filter((outcome) => outcome === 'recorded').length).toBeLessThanOrEqual(1);
      expect(new Set([...outcomes, 'recorded', 'already-recorded']).size).toBe(2);
      expect(await orders.orders('asha')).toHaveLength(1);
      expect(await database.query('select id from webhook_events where processed_at is null')).toEqual([]);
      expect(await database.query('select id from webhook_events')).toHaveLength(6);
    }
  });
});

/** Starts a process. Resolves, once it is connected, with a function that lets it confirm and resolves with its outcomes. */
async function start(url: string): Promise<() => Promise<readonly string[]>> {
  const child = spawn(process.execPath, ['--import', 'tsx', CONFIRM, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return async () => {
    child.stdin.write('go');
    return JSON.parse((await lines.next()).value);
  };
}
