import { execFile } from 'node:child_process';
import { cpSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresBinaries } from '../postgres/postgresBinaries.ts';
import type { ShopperState } from './history/ShopperState.ts';
import { SteadyShopper } from './shoppers/SteadyShopper.ts';
import { type DataPlace, pglite, postgres } from './support/dataPlaces.ts';
import { startShop } from './support/startShop.ts';

const SHOPPERS = 4;
const LOAD_MS = 2_000;
const run = promisify(execFile);

describe.skipIf(postgres.isMissing)('A PostgreSQL that is dumped under load, dropped and restored', () => {
  it('has every order that was acknowledged before the dump began, and serves the shop', async () => {
    const shop = await startShoppers(postgres);
    const url = shop.environment.DATABASE_URL ?? '';
    // The folder may hold links to the server's programs alone.
    const programs = dirname(realpathSync(join(postgresBinaries() ?? '', 'postgres')));
    const dump = join(shop.environment.DATA_DIR ?? '', 'shop.dump');
    let isOpen = true;
    const shopping = Promise.all(shop.shoppers.map((shopper) => shopper.shopWhile(() => isOpen)));
    await wait(LOAD_MS);
    const before = shop.shoppers.map(({ expected }) => expected);
    await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, `--dbname=${url}`]);
    const after = shop.shoppers.map(({ expected }) => expected);
    isOpen = false;
    await shopping;
    await shop.stop();

    await recreateDatabase(url);
    await run(join(programs, 'pg_restore'), ['--exit-on-error', `--dbname=${url}`, dump]);
    await shop.startAgain();
    for (const [index, { account }] of shop.shoppers.entries()) {
      const { orders } = await account.state();
      expect(orders).toEqual(after[index]?.orders.slice(0, orders.length));
      expect(orders.length).toBeGreaterThanOrEqual(before[index]?.orders.length ?? 0);
    }
    expect(before.flatMap(({ orders }) => orders).length).toBeGreaterThan(SHOPPERS);
    await shop.buyOnce();
  });
});

describe('A folder of the embedded database that is copied', () => {
  it('after the server has stopped has everything, and serves the shop', async () => {
    const shop = await startShoppers(pglite);
    await shop.buyOnce();
    await shop.stop();
    const folder = shop.environment.DATA_DIR ?? '';
    const copy = `${folder}-copy`;
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    cpSync(folder, copy, { recursive: true });
    rmSync(folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
    await shop.startAgain();
    await shop.buyOnce();
  });
});

/** Starts a shop with shoppers. It stops with the test. */
async function startShoppers({ prepare }: DataPlace) {
  const shop = await startShop(prepare);
  const shoppers: SteadyShopper[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) {
    shoppers.push(await SteadyShopper.register(shop.server.address, `shopper-${number}`, shop.provider));
  }
  return {
    ...{ environment: shop.environment, shoppers },
    stop: () => shop.server.terminate(),
    async startAgain() {
      await shop.startAgain();
      for (const { account } of shoppers) account.address = shop.server.address;
    },
    /** Lets each shopper buy, and checks what the shop keeps of each. */
    async buyOnce() {
      for (const shopper of shoppers) {
        shopper.expected = await shopper.account.state();
        const before: ShopperState = shopper.expected;
        await shopper.buy();
        expect(await shopper.account.state()).toEqual(shopper.expected);
        expect(shopper.expected.orders).toHaveLength(before.orders.length + 1);
      }
    },
  };
}

async function recreateDatabase(url: string): Promise<void> {
  const { pathname, searchParams } = new URL(url);
  const client = new Client({ connectionString: `postgres:///postgres?${searchParams}` });
  await client.connect();
  await client.query(`drop database ${pathname.slice(1)}`);
  await client.query(`create database ${pathname.slice(1)}`);
  await client.end();
}
