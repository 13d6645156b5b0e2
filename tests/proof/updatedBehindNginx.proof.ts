import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { editions } from '../records/editions.ts';
import { expectedOf } from '../records/expected.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { SteadyShopper } from './shoppers/SteadyShopper.ts';
import { postgres } from './support/dataPlaces.ts';
import { installEdition, restoreEdition } from './support/installEdition.ts';
import { hasNginx, Nginx } from './support/Nginx.ts';
import { passedSocket } from './support/passedSocket.ts';
import { proofCount } from './support/proofCount.ts';
import { ServerProcess } from './support/ServerProcess.ts';
import { TestProvider } from './support/TestProvider.ts';

const UPDATES = proofCount('PROOF_UPDATES', 1);
const SHOPPERS = 8;
const LOAD_MS = 1_000;
const DRAIN_SECONDS = '3';

/** The edition is that whose own server and database the shop begins with; without one these are the present ones. */
const cases: readonly (readonly [processes: number, before: string, edition: string | undefined])[] = [
  [2, 'this build', undefined],
  [1, 'this build', undefined],
  ...editions.map((edition) => [2, `the edition ${edition}`, edition] as const),
];

describe.skipIf(!hasNginx || !hasPostgres)('Behind nginx', () => {
  it.each(cases)(
    `a shop of %i processes of %s, replaced one after another ${UPDATES} times, fails no request`,
    async (processes, _before, edition) => {
      const socket = passedSocket();
      onTestFinished(socket.close);
      const { environment: place, remove } = await postgres.prepare();
      onTestFinished(remove);
      const before = edition === undefined ? undefined : await openEdition(edition, place.DATABASE_URL ?? '');
      const provider = await TestProvider.start();
      onTestFinished(() => provider.stop());
      const nginx = await Nginx.start(socket.port);
      onTestFinished(() => nginx.stop());
      const environment = { ...place, ...provider.environment, DRAIN_SECONDS, TRUST_PROXY: '1' };
      const servers: ServerProcess[] = [];
      onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
      const startOne = async (folder?: string) =>
        void servers.push(await ServerProcess.start(environment, socket.fd, folder));
      for (let number = 0; number < processes; number += 1) await startOne(before?.folder);
      provider.sendWebhooksTo(nginx.address);
      const asha = await before?.shopper(nginx.address);
      const ashas = await asha?.state();
      const shoppers: SteadyShopper[] = [];
      for (let number = 0; number < SHOPPERS; number += 1) {
        shoppers.push(await SteadyShopper.register(nginx.address, `shopper-${number}`, provider));
      }

      let isUpdating = true;
      const shopping = Promise.all(shoppers.map((shopper) => shopper.shopWhile(() => isUpdating)));
      const codes: (number | null | undefined)[] = [];
      for (let update = 0; update < UPDATES * processes; update += 1) {
        await wait(LOAD_MS);
        codes.push((await servers.shift()?.terminate())?.code);
        await startOne();
      }
      await wait(LOAD_MS);
      isUpdating = false;
      await shopping;

      expect(codes).toEqual(Array.from({ length: UPDATES * processes }, () => 0));
      for (const shopper of shoppers) expect(await shopper.account.state()).toEqual(shopper.expected);
      expect(await asha?.state()).toEqual(ashas);
      expect(nginx.errors()).not.toMatch(/\[(error|crit|alert|emerg)\]/);
      const requests = shoppers.reduce((sum, shopper) => sum + shopper.requests, 0);
      console.log(`${requests} requests, ${UPDATES * processes} processes replaced`);
      expect(requests).toBeGreaterThan(SHOPPERS * UPDATES * processes);
    },
  );

  it('every path but /metrics is reached, with bodies as large as the server takes', async () => {
    const socket = passedSocket();
    onTestFinished(socket.close);
    const { environment, remove } = await postgres.prepare();
    onTestFinished(remove);
    const server = await ServerProcess.start({ ...environment, TRUST_PROXY: '1', LOG_LEVEL: 'info' }, socket.fd);
    onTestFinished(() => server.kill());
    const nginx = await Nginx.start(socket.port);
    onTestFinished(() => nginx.stop());
    const status = async (path: string, init?: RequestInit) => (await fetch(`${nginx.address}${path}`, init)).status;
    expect(await status('/')).toBe(200);
    expect(await status('/api/products')).toBe(200);
    expect(await status('/health')).toBe(200);
    for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics']) expect(await status(path)).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(200);
    const [asset] = readdirSync('dist/assets');
    const fetched = await fetch(`${nginx.address}/assets/${asset}`);
    expect([fetched.status, fetched.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect(await status('/assets/of-the-next-build.js')).toBe(404);
    nginx.addFile('assets/of-the-next-build.js', 'export {};');
    expect(await status('/assets/of-the-next-build.js')).toBe(200);
    expect(await status('/api/auth/login', { method: 'POST', body: 'x'.repeat(300_000) })).toBe(413);
  });
});

/** Installs the server of an edition and restores its database. `shopper` logs in a shopper of it, who has a cart, orders and an open checkout. */
async function openEdition(edition: string, databaseUrl: string) {
  const { folder, remove } = await installEdition(edition);
  onTestFinished(remove);
  await restoreEdition(edition, databaseUrl);
  const { shoppers, PASSWORD, ashasOrders } = expectedOf(edition).shop;
  return {
    folder,
    async shopper(address: string): Promise<ShopperAccount> {
      const account = await ShopperAccount.logIn(address, shoppers.asha.email, PASSWORD);
      expect(await account.orders()).toHaveLength(ashasOrders.length);
      return account;
    },
  };
}
