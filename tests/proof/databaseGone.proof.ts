import { describe, expect, it, onTestFinished } from 'vitest';
import { PostgresServer } from '../postgres/PostgresServer.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { StallingProxy } from '../postgres/StallingProxy.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { pglite } from './support/dataPlaces.ts';
import { ServerProcess } from './support/ServerProcess.ts';

/** A call waits for a connection, then for a statement. */
const BOUND_MS = 5_000 + 10_000 + 2_000;
const HEALTH_BOUND_MS = 2_000 + 1_000;
const BACK_WITHIN_MS = 20_000;
const AT_ONCE = 20;
/** What is answered from memory, and within which time while the database is away. */
const CATALOGUE = [
  '/api/products',
  '/api/categories',
  '/api/catalogue?count=24',
  '/api/catalogue/1',
  '/api/suggestions?q=tee',
];
const CATALOGUE_BOUND_MS = 500 + 2_000;
const NOT_AVAILABLE = { errors: ['The shop is not available at the moment. Please try again.'] };

describe.skipIf(!hasPostgres)('A server whose PostgreSQL', () => {
  it('stops says so, and is back when PostgreSQL is', async () => {
    const database = new PostgresServer();
    onTestFinished(() => database.remove());
    await database.start();
    await expectOutage(database.url, {
      begin: () => database.stop(),
      end: () => database.start(),
    });
  });

  it('hangs says so within 17 s, and is back when PostgreSQL is', async () => {
    const database = new PostgresServer();
    onTestFinished(() => database.remove());
    await database.start();
    const { proxy, url } = await StallingProxy.start(database.url);
    onTestFinished(() => proxy.close());
    await expectOutage(url, { begin: async () => proxy.stall(), end: async () => proxy.resume() });
  });
});

type Outage = { readonly begin: () => Promise<void>; readonly end: () => Promise<void> };

/** Checks what a server on this database answers before, during and after an outage. */
async function expectOutage(databaseUrl: string, outage: Outage): Promise<void> {
  const { environment, remove } = await pglite.prepare();
  onTestFinished(remove);
  const server = await ServerProcess.start({ ...environment, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  onTestFinished(() => server.kill());
  const account = await ShopperAccount.register(server.address, 'asha');
  await account.addAddress('before');
  const healthStatus = async () => (await fetch(`${server.address}/health`)).status;
  expect(await healthStatus()).toBe(200);
  const catalogue = () => Promise.all(CATALOGUE.map((path) => fetch(server.address + path)));
  const ages = async () => (await catalogue()).map(({ status, headers }) => [status, headers.has('age')]);
  const fresh = CATALOGUE.map(() => [200, false]);
  expect(await ages()).toEqual(fresh);

  await outage.begin();
  const atOnce = await within(CATALOGUE_BOUND_MS, catalogue());
  expect(atOnce.map(({ status }) => status)).toEqual(CATALOGUE.map(() => 200));
  const writes = Array.from({ length: AT_ONCE }, () => within(BOUND_MS, account.call('DELETE', '/address/unknown')));
  for (const write of writes) expect(await write).toEqual({ status: 503, body: NOT_AVAILABLE });
  expect(await within(BOUND_MS, account.call('GET', '/orders'))).toMatchObject({ status: 503 });
  expect(await within(HEALTH_BOUND_MS, healthStatus())).toBe(503);
  expect((await fetch(`${server.address}/`)).status).toBe(200);
  expect((await fetch(`${server.address}/live`)).status).toBe(200);
  await expect.poll(ages, { timeout: BACK_WITHIN_MS }).toEqual(CATALOGUE.map(() => [200, true]));

  await outage.end();
  await expect.poll(healthStatus, { timeout: BACK_WITHIN_MS }).toBe(200);
  await expect.poll(ages, { timeout: BACK_WITHIN_MS }).toEqual(fresh);
  await account.addAddress('after');
  expect((await account.state()).addresses).toEqual(['before', 'after']);
  expect(server.isRunning).toBe(true);
}

/** Rejects when the work takes longer. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work;
  expect(performance.now() - started).toBeLessThan(limitMs);
  return result;
}
