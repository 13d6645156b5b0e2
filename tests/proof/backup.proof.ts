import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ShopperState } from './history/ShopperState.ts';
import { SteadyShopper } from './shoppers/SteadyShopper.ts';
import { type DataPlace, pglite, postgres } from './support/dataPlaces.ts';
import { startShop } from './support/startShop.ts';

const SHOPPERS = 4;
/** How many orders are placed before the backup begins. */
const ORDERS = 8;
const PATIENCE_MS = 120_000;
const run = promisify(execFile);

describe.skipIf(postgres.isMissing)('A shop on PostgreSQL that is backed up under load, lost and restored', () => {
  it('has every order that was acknowledged before the backup began', async () => {
    const shop = await startShoppers(postgres);
    const { DATABASE_URL: url = '', DATA_DIR: folder = '' } = shop.environment;
    const backup = backupBeside(folder);
    let isOpen = true;
    const shopping = Promise.all(shop.shoppers.map((shopper) => shopper.shopWhile(() => isOpen)));
    const orders = () => shop.shoppers.reduce((sum, { expected }) => sum + expected.orders.length, 0);
    await expect.poll(orders, { timeout: PATIENCE_MS }).toBeGreaterThan(ORDERS);
    const before = shop.shoppers.map(({ expected }) => expected);
    await shopCommand(['backup', backup], shop.environment);
    const after = shop.shoppers.map(({ expected }) => expected);
    isOpen = false;
    await shopping;
    await shop.stop();

    await recreateDatabase(url);
    rmSync(folder, { recursive: true });
    await shopCommand(['restore', backup], shop.environment);
    await shop.startAgain();
    for (const [index, { account }] of shop.shoppers.entries()) {
      const { orders } = await account.state();
      expect(orders).toEqual(after[index]?.orders.slice(0, orders.length));
      expect(orders.length).toBeGreaterThanOrEqual(before[index]?.orders.length ?? 0);
    }
    await shop.buyOnce();
  });
});

describe('A shop on the embedded database that is backed up after it was stopped', () => {
  it('has everything on a machine that had nothing', async () => {
    const shop = await startShoppers(pglite);
    await shop.buyOnce();
    await shop.stop();
    const folder = shop.environment.DATA_DIR ?? '';
    const backup = backupBeside(folder);
    await shopCommand(['backup', backup], shop.environment);
    rmSync(folder, { recursive: true });
    await shopCommand(['restore', backup], shop.environment);
    await shop.startAgain();
    await shop.buyOnce();
  });
});

/** Returns a path that is deleted after the test. */
function backupBeside(folder: string): string {
  const file = `${folder}.tar.gz`;
  onTestFinished(() => rmSync(file, { force: true }));
  return file;
}

/** Runs the built command of the shopkeeper. Rejects with what it says when it fails. */
async function shopCommand(argv: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> {
  await run(process.execPath, ['dist-server/shop.js', ...argv], { env: { PATH: process.env.PATH, ...environment } });
}

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
