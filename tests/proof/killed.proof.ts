import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SAMPLE_PRODUCTS } from '../../adapters/seeds/sizes.ts';
import { pseudoRandom } from '../bench/pseudoRandom.ts';
import { BusyShopper } from './shoppers/BusyShopper.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { callShop } from './support/callShop.ts';
import { pglite, postgres } from './support/dataPlaces.ts';
import { freePort } from './support/freePort.ts';
import { proofCount } from './support/proofCount.ts';
import { ServerProcess } from './support/ServerProcess.ts';
import { startShop } from './support/startShop.ts';

const KILLS = proofCount('PROOF_KILLS', 3);
const FIRST_STARTS = proofCount('PROOF_FIRST_STARTS', 1);
const SHOPPERS = 4;
/** A server is killed after at most so many writes were acknowledged, and up to so many ms later. */
const MOST_WRITES = 150;
const LATEST_MS = 30;
/** About how long a first start takes. */
const START_MS = 5_000;
const LOAD_TIMEOUT_MS = 60_000;

for (const { name, isMissing, prepare } of [pglite, postgres]) {
  describe.skipIf(isMissing)(`A server on ${name} that is killed`, () => {
    it(`under load ${KILLS} times loses no acknowledged write`, async () => {
      const seed = Date.now() % 1_000_000;
      const random = pseudoRandom(seed);
      const shop = await startShop(prepare, { PORT: String(await freePort()) });
      const { provider } = shop;
      const { address } = shop.server;
      provider.sendWebhooksTo(address);
      const productKeys = await listedKeys(address);
      const shoppers: BusyShopper[] = [];
      for (let number = 0; number < SHOPPERS; number += 1) {
        const account = await ShopperAccount.register(address, `shopper-${number}`);
        shoppers.push(new BusyShopper(account, { provider, productKeys, random }));
      }
      const sum = (count: 'writes' | 'orders') => shoppers.reduce((total, { counts }) => total + counts[count], 0);
      const faults: string[] = [];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const writing = Promise.all(shoppers.map((shopper) => shopper.writeUntilLost()));
        const last = sum('writes') + random() * MOST_WRITES;
        // There may be few orders among few writes: the last kill waits for as many as there are kills.
        const leastOrders = kill === KILLS ? KILLS : 0;
        const isLoaded = () => sum('writes') > last && sum('orders') >= leastOrders;
        await expect.poll(isLoaded, { timeout: LOAD_TIMEOUT_MS, interval: 5 }).toBe(true);
        await wait(random() * LATEST_MS);
        await shop.server.kill();
        await writing;
        await shop.startAgain();
        for (const shopper of shoppers) {
          faults.push(...(await shopper.check()));
          await shopper.finishPayment();
          faults.push(...(await shopper.check()));
        }
      }
      console.log(`${name}: ${sum('writes')} writes acknowledged, ${sum('orders')} of them orders; seed ${seed}`);
      expect(faults).toEqual([]);
    });

    it(`${FIRST_STARTS} times while it starts for the first time starts again with the whole catalogue`, async () => {
      for (let kill = 1; kill <= FIRST_STARTS; kill += 1) {
        const { environment, remove } = await prepare();
        onTestFinished(remove);
        const started = ServerProcess.launch(environment);
        await wait((START_MS * kill) / (FIRST_STARTS + 1));
        await started.kill();
        const server = await ServerProcess.start(environment);
        expect(await listedKeys(server.address)).toHaveLength(SAMPLE_PRODUCTS);
        await server.kill();
      }
    });
  });
}

async function listedKeys(address: string): Promise<readonly string[]> {
  const { body } = await callShop({ address, method: 'GET', path: '/products' });
  return body.products.map(({ _id }: { readonly _id: string }) => _id);
}
