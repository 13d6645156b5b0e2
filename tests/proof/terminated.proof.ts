import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ShopperAccount, UnexpectedAnswer } from './shoppers/ShopperAccount.ts';
import { callShop } from './support/callShop.ts';
import { pglite, postgres } from './support/dataPlaces.ts';
import { proofCount } from './support/proofCount.ts';
import type { ServerProcess } from './support/ServerProcess.ts';
import { startShop } from './support/startShop.ts';

const STOPS = proofCount('PROOF_STOPS', 1);
const SHOPPERS = 8;
const LOAD_MS = 1_000;
const WITHIN_MS = 10_000;
/** The provider answers a checkout so late that the server is asked to stop before. */
const SLOW_MS = 2_000;
/** Their entries fill the pipe between the server and the reader of its log several times. */
const LOGGED_REQUESTS = 3_000;
const AT_ONCE = 50;

for (const { name, isMissing, prepare } of [pglite, postgres]) {
  describe.skipIf(isMissing)(`A server on ${name} that is asked to stop`, () => {
    it(`under load ${STOPS} times ends with code 0 within 10 s, and cuts no request`, async () => {
      const shop = await startShop(prepare);
      const { address } = shop.server;
      const { provider } = shop.provider;
      const writers: Writer[] = [];
      for (let number = 0; number < SHOPPERS; number += 1) {
        writers.push(new Writer(await ShopperAccount.register(address, `writer-${number}`)));
      }
      const buyer = await ShopperAccount.register(address, 'buyer');
      const { addressList } = await buyer.addAddress('home');
      const { body } = await callShop({ address, method: 'GET', path: '/products' });
      await buyer.succeed('POST', '/cart', { product: body.products[0] });
      provider.levers = { ...provider.levers, api: 'slow', slowMs: SLOW_MS };

      for (let stop = 1; stop <= STOPS; stop += 1) {
        const writing = Promise.all(writers.map((writer) => writer.writeUntilRefused()));
        await wait(LOAD_MS);
        const checkout = buyer.call('POST', '/checkout', { addressId: addressList[0]._id });
        await wait(SLOW_MS / 4);
        const { code, durationMs } = await shop.server.terminate();
        expect(code, shop.server.log.join('\n')).toBe(0);
        expect(durationMs).toBeLessThan(WITHIN_MS);
        expect((await checkout).status).toBe(201);
        await writing;

        await shop.startAgain();
        for (const { account } of [...writers, { account: buyer }]) account.address = shop.server.address;
        for (const { account, kept } of writers) expect((await account.state()).addresses).toEqual(kept);
      }
      const written = writers.reduce((sum, { written }) => sum + written, 0);
      expect(written).toBeGreaterThan(SHOPPERS * STOPS);
      console.log(`${name}: ${written} writes answered`);
    });

    it('ends with code 0 within 10 s when nobody reads its log', async () => {
      const { server } = await startShop(prepare, { LOG_LEVEL: 'info' });
      server.stopReading();
      for (let round = 0; round < LOGGED_REQUESTS / AT_ONCE; round += 1) {
        const calls = Array.from({ length: AT_ONCE }, () => fetch(`${server.address}/api/categories`));
        for (const call of calls) {
          const { status, body } = await call;
          await body?.cancel();
          expect(status).toBe(200);
        }
      }
      await expectQuickEnd(server);
    });
  });
}

async function expectQuickEnd(server: ServerProcess): Promise<void> {
  const { code, durationMs } = await server.terminate();
  expect(code, server.log.join('\n')).toBe(0);
  expect(durationMs).toBeLessThan(WITHIN_MS);
}

/** More than these are not kept; the shop takes 20. */
const MOST_ADDRESSES = 10;

/** A shopper who adds addresses, and removes the oldest when there are many. */
class Writer {
  readonly account: ShopperAccount;
  /** The names in the address book, as far as requests were answered. */
  readonly kept: string[] = [];
  /** How many requests were answered. */
  written = 0;

  constructor(account: ShopperAccount) {
    this.account = account;
  }

  /** Ends with the first request that the server does not take. A request that the server cut has an effect, but no answer. */
  async writeUntilRefused(): Promise<void> {
    try {
      for (;;) {
        const name = `Address ${this.written}`;
        const { addressList } = await this.account.addAddress(name);
        this.kept.push(name);
        this.written += 1;
        if (this.kept.length <= MOST_ADDRESSES) continue;
        await this.account.succeed('DELETE', `/address/${addressList[0]._id}`);
        this.kept.shift();
        this.written += 1;
      }
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error;
    }
  }
}
