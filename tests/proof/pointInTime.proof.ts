import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PostgresServer } from '../postgres/PostgresServer.ts';
import { postgresBinaries } from '../postgres/postgresBinaries.ts';
import { serverUser } from '../postgres/serverUser.mjs';
import { SteadyShopper } from './shoppers/SteadyShopper.ts';
import { pglite, postgres } from './support/dataPlaces.ts';
import { startShop } from './support/startShop.ts';

const run = promisify(execFile);
/** The folder of all programs, in Debian's place for them. */
const programs = postgresBinaries('');
const SHOPPERS = 4;
/** How many orders are placed before the moment, and between it and the accident. */
const ORDERS = 12;
const PATIENCE_MS = 120_000;

describe.skipIf(postgres.isMissing || programs === undefined)('A PostgreSQL whose write-ahead log is archived', () => {
  it('is brought back to the moment before an accident', async () => {
    const database = new PostgresServer({
      archive_mode: 'on',
      archive_command: 'cp %p ../archive/%f',
      wal_level: 'replica',
    });
    onTestFinished(() => database.remove());
    const archive = database.makeFolder('archive');
    await database.start();
    const shop = await startShop(pglite.prepare, { DATABASE_URL: database.url });
    const shoppers: SteadyShopper[] = [];
    for (let number = 0; number < SHOPPERS; number += 1)
      shoppers.push(await SteadyShopper.register(shop.server.address, `shopper-${number}`, shop.provider));
    const backup = database.makeFolder('backup');
    const host = new URL(database.url).searchParams.get('host') ?? '';
    await run(join(programs ?? '', 'pg_basebackup'), ['-h', host, '-U', 'postgres', '-D', backup], serverUser());

    let isOpen = true;
    const shopping = Promise.all(shoppers.map((shopper) => shopper.shopWhile(() => isOpen)));
    const orders = () => shoppers.reduce((sum, { expected }) => sum + expected.orders.length, 0);
    await expect.poll(orders, { timeout: PATIENCE_MS }).toBeGreaterThan(ORDERS);
    const before = shoppers.map(({ expected }) => expected.orders);
    const [{ moment } = { moment: '' }] = await ask<{ moment: string }>(
      database,
      'select clock_timestamp()::text as moment',
    );
    const after = shoppers.map(({ expected }) => expected.orders);
    await expect.poll(orders, { timeout: PATIENCE_MS }).toBeGreaterThan(after.flat().length + ORDERS);
    isOpen = false;
    await shopping;
    await shop.server.kill();
    await ask(database, `update users set first_name = 'Everybody'`);
    await ask(database, 'select pg_switch_wal()');
    await database.stop();

    const restored = database.recovered(backup, {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    });
    onTestFinished(() => restored.remove());
    await restored.start();
    const isOver = async () =>
      (await ask<{ isOver: boolean }>(restored, 'select not pg_is_in_recovery() as "isOver"'))[0]?.isOver;
    await expect.poll(isOver).toBe(true);
    const again = await startShop(pglite.prepare, { ...shop.environment, DATABASE_URL: restored.url });
    for (const [at, { account, expected }] of shoppers.entries()) {
      account.address = again.server.address;
      const { orders } = await account.state();
      expect(orders).toEqual(expected.orders.slice(0, orders.length));
      expect(orders.length).toBeGreaterThanOrEqual(before[at]?.length ?? 0);
      // One may have been under way.
      expect(orders.length).toBeLessThanOrEqual((after[at]?.length ?? 0) + 1);
    }
    expect(await ask(restored, `select 1 from users where first_name = 'Everybody'`)).toEqual([]);
    console.log(`${before.flat().length} orders before the moment, ${orders()} before the accident`);
  });
});

async function ask<Row extends object>(database: PostgresServer, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
