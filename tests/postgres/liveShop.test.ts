import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleOwnerEmail } from '../../adapters/seeds/owner.ts';
import { SAMPLE_PRODUCTS } from '../../adapters/seeds/sizes.ts';
import { sampleEmail } from '../../adapters/seeds/user.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { readConfiguration } from '../../src/server/configuration.ts';
import { SAMPLE_LOGIN, simulation } from '../../src/server/simulation.ts';
import { startServer } from '../../src/server/startServer.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

const LIVE = {
  ...{ RAZORPAY_KEY_ID: 'rzp_live_shop', RAZORPAY_KEY_SECRET: 'key secret', RAZORPAY_WEBHOOK_SECRET: 'webhook secret' },
  ...{ TOKEN_SECRET: 'a secret of the tests with 32 bytes', SITE_URL: 'https://shop.example' },
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'creator-row-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function start(databaseUrl: string, environment: Record<string, string>) {
  const server = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl };
  const configuration = readConfiguration({ ...server, ...environment });
  if ('faults' in configuration) throw new Error(configuration.faults.join());
  return startServer(configuration, { simulation });
}

async function answer(url: string, body?: object) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, body && request);
  return { status: response.status, body: await response.json() };
}

/** Resolves with the URL of a new database for a role that owns it and is no superuser. */
async function newDatabaseOfRole(): Promise<string> {
  const url = new URL(await newDatabase());
  const [database, role] = [url.pathname.slice(1), `role_${randomUUID().replaceAll('-', '')}`];
  const admin = new PgDatabase(url.href);
  await admin.runScript(`create role ${role} login; alter database ${database} owner to ${role}`);
  await admin.close();
  url.searchParams.set('user', role);
  return url.href;
}

describe.skipIf(!hasPostgres)('A shop with a test key', { timeout: 60_000 }, () => {
  it('has the sample catalogue, and neither the sample shopper nor a stand-in for the provider', async () => {
    const { address, close } = await start(await newDatabase(), { ...LIVE, RAZORPAY_KEY_ID: 'rzp_test_shop' });
    expect((await answer(`${address}/api/products`)).body.products).toHaveLength(SAMPLE_PRODUCTS);
    expect(await answer(`${address}/api/auth/login`, SAMPLE_LOGIN)).toMatchObject({ status: 404 });
    expect(await answer(`${address}/stand-in/pay`, { orderId: 'order_1' })).toMatchObject({ status: 404 });
    await close();
  });
});

describe.skipIf(!hasPostgres)('A shop with a live key', { timeout: 60_000 }, () => {
  it('has neither samples nor a stand-in for the provider', async () => {
    const { address, close } = await start(await newDatabase(), LIVE);
    expect(await answer(`${address}/api/products`)).toMatchObject({ status: 200, body: { products: [] } });
    expect(await answer(`${address}/api/auth/login`, SAMPLE_LOGIN)).toMatchObject({ status: 404 });
    expect(await answer(`${address}/stand-in/pay`, { orderId: 'order_1' })).toMatchObject({ status: 404 });
    expect(await answer(`${address}/razorpay-stand-in/checkout.js`)).toMatchObject({ status: 404 });
    await close();
  });

  it('refuses a database with the sample shopper until she is removed, by a role that owns the tables', async () => {
    const url = await newDatabaseOfRole();
    await (await start(url, { PAYMENTS: 'simulated' })).close();
    await expect(start(url, LIVE)).rejects.toThrow(
      /^The database has the sample shopper and the sample owner\..+ npm run shop -- sample-shopper remove$/,
    );
    const database = new PgDatabase(url);
    const stores = sqlStores(database);
    expect(await stores.transactions.within(({ shoppers }) => shoppers.removeWithOrders(sampleEmail))).toBe(true);
    await expect(start(url, LIVE)).rejects.toThrow(/^The database has the sample owner\./);
    const owner = await stores.staff.withEmail(sampleOwnerEmail);
    await stores.staff.change(owner?.id ?? '', { disabledAt: '2026-01-01T00:00:00+00:00' });
    await database.close();
    await (await start(url, LIVE)).close();
  });
});
