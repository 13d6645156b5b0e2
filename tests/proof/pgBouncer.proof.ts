import { describe, expect, it, onTestFinished } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { SqlProducts } from '../../adapters/sql/SqlProducts.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { SteadyShopper } from './shoppers/SteadyShopper.ts';
import { postgres } from './support/dataPlaces.ts';
import { hasPgBouncer, PgBouncer } from './support/PgBouncer.ts';
import { ServerProcess } from './support/ServerProcess.ts';
import { TestProvider } from './support/TestProvider.ts';

const CONNECTIONS = 3;
const SHOPPERS = 8;
/** How many orders there are at least, of all shoppers. */
const ORDERS = 40;
const PATIENCE_MS = 120_000;

describe.skipIf(postgres.isMissing || !hasPgBouncer)(
  'Behind a PgBouncer that gives each transaction another connection',
  () => {
    async function prepare() {
      const { environment, remove } = await postgres.prepare();
      onTestFinished(remove);
      const { DATABASE_URL: url = '' } = environment;
      const bouncer = await PgBouncer.start(url, CONNECTIONS);
      onTestFinished(() => bouncer.stop());
      return { environment, bouncer, url };
    }

    it('two processes of the shop fail no request and lose nothing over three connections', async () => {
      const { environment, bouncer, url } = await prepare();
      const provider = await TestProvider.start();
      onTestFinished(() => provider.stop());
      const variables = { ...environment, ...provider.environment, DATABASE_URL: bouncer.urlOf(url), TRUST_PROXY: '1' };
      const servers: ServerProcess[] = [];
      onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
      for (const _ of [1, 2]) servers.push(await ServerProcess.start(variables));
      const [first = '', second = ''] = servers.map(({ address }) => address);
      provider.sendWebhooksTo(second);
      const shoppers: SteadyShopper[] = [];
      for (let number = 0; number < SHOPPERS; number += 1)
        shoppers.push(await SteadyShopper.register(number % 2 === 0 ? first : second, `shopper-${number}`, provider));
      let isOpen = true;
      const shopping = Promise.all(shoppers.map((shopper) => shopper.shopWhile(() => isOpen)));
      const orders = () => shoppers.reduce((sum, { expected }) => sum + expected.orders.length, 0);
      await expect.poll(orders, { timeout: PATIENCE_MS }).toBeGreaterThan(ORDERS);
      isOpen = false;
      await shopping;
      for (const shopper of shoppers) expect(await shopper.account.state()).toEqual(shopper.expected);
      console.log(`${orders()} orders over ${CONNECTIONS} connections`);
    });

    it('products are imported beside other statements', async () => {
      const { bouncer, url } = await prepare();
      const database = new PgDatabase(bouncer.urlOf(url), CONNECTIONS);
      onTestFinished(() => database.close());
      await migrate(database);
      const products = Array.from({ length: 2_500 }, (_, at) => ({
        ...aProduct({ key: `piece-${at}`, id: at + 1 }),
        isListed: true,
      }));
      let isImporting = true;
      const reading = (async () => {
        while (isImporting) await Promise.all([1, 2, 3].map(() => database.query('select 1')));
      })();
      expect(await new SqlProducts(database).import(products)).toMatchObject({ outcome: 'imported' });
      isImporting = false;
      await reading;
      expect(await new SqlProducts(database).all()).toHaveLength(products.length);
    });

    it('without the setting, statements are not found again', async () => {
      const { bouncer, url } = await prepare();
      const database = new PgDatabase(bouncer.urlOf(url, false), CONNECTIONS);
      onTestFinished(() => database.close());
      await expect(database.query('select 1')).rejects.toThrow();
    });
  },
);
