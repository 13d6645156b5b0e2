import { describe, expect, it, onTestFinished } from 'vitest';
import { payCheckout } from './shoppers/payCheckout.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { callShop, type ShopAnswer } from './support/callShop.ts';
import { pglite, postgres } from './support/dataPlaces.ts';
import { proofCount } from './support/proofCount.ts';
import { ServerProcess } from './support/ServerProcess.ts';
import { TestProvider } from './support/TestProvider.ts';

const ROUNDS = proofCount('PROOF_ROUNDS', 2);
const CONFIRMATIONS = 30;

for (const { place, processes } of [
  { place: pglite, processes: 1 },
  { place: postgres, processes: 2 },
]) {
  describe.skipIf(place.isMissing)(`${processes} processes on ${place.name}`, () => {
    it(`make one order of ${CONFIRMATIONS} confirmations of one payment and its webhooks at once (${ROUNDS} rounds)`, async () => {
      const provider = await TestProvider.start();
      const { environment, remove } = await place.prepare();
      const servers: ServerProcess[] = [];
      onTestFinished(async () => {
        for (const server of servers) await server.kill();
        await provider.stop();
        remove();
      });
      for (let number = 0; number < processes; number += 1) {
        servers.push(await ServerProcess.start({ ...environment, ...provider.environment }));
      }
      const addresses = servers.map(({ address }) => address);
      const account = await ShopperAccount.register(servers[0]?.address ?? '', 'asha');
      await account.addAddress('home');
      const product = await anyProduct(account.address);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await account.succeed('POST', '/cart', { product });
        const captured = await payCheckout(account, provider.provider);
        const answers: Promise<ShopAnswer>[] = [];
        const reports: Promise<number>[] = [];
        for (let number = 0; number < CONFIRMATIONS; number += 1) {
          account.address = addresses[number % processes] ?? '';
          answers.push(account.call('POST', '/orders', captured.confirmation));
          if (number % 5 > 0) continue;
          // Each process receives the event, and most of them again.
          reports.push(provider.reportCaptured(account.address, `evt_${round}_${number % 2}`, captured));
        }
        const [first, ...others] = await Promise.all(answers);
        expect(first?.status).toBe(201);
        for (const other of others) expect(other).toEqual(first);
        expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
        const orders = await account.orders();
        expect(orders).toHaveLength(round);
        expect(orders.at(-1)).toEqual(captured.order);
        expect((await account.state()).cart).toEqual({});
      }
      if (place === pglite) {
        await expect(ServerProcess.start(environment)).rejects.toThrow(
          `The data folder ${environment.DATA_DIR} is in use`,
        );
      }
    });
  });
}

async function anyProduct(address: string): Promise<object> {
  const { body } = await callShop({ address, method: 'GET', path: '/products' });
  return body.products[0];
}
