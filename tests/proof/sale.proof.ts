import { describe, expect, it, onTestFinished } from 'vitest';
import { SystemClock } from '../../adapters/clock/SystemClock.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { makeChangeStock } from '../../core/backend/stock/ChangeStock.ts';
import { pseudoRandom } from '../bench/pseudoRandom.ts';
import { faultsOfSale, piecesOf } from './sale/checkSale.ts';
import { SaleShopper, type StartedCheckout } from './sale/SaleShopper.ts';
import { postgres } from './support/dataPlaces.ts';
import { proofCount } from './support/proofCount.ts';
import { ShopServers } from './support/ShopServers.ts';
import { TestProvider } from './support/TestProvider.ts';

const SHOPPERS = proofCount('PROOF_SHOPPERS', 60);
const KILLS = proofCount('PROOF_SALE_KILLS', 5);
/** In each of three sizes: less than a third of what the shoppers want. */
const PIECES = Math.ceil(SHOPPERS / 10);
const AT_ONCE = 20;
const PATIENCE_MS = 120_000;
/** Lets the holds end that are not paid, and their jobs be due. */
const EXPIRE = `set session_replication_role = replica;
  update checkouts set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes';
  update jobs set run_at = run_at - interval '16 minutes'; set session_replication_role = default`;

type Sale = {
  readonly servers: ShopServers;
  readonly provider: TestProvider;
  readonly database: Database;
  readonly skus: readonly string[];
  readonly shoppers: readonly SaleShopper[];
  /** They want one size only, each size as many as there are pieces of it. They come last. */
  readonly latecomers: SaleShopper[];
  /** The orders of the provider that were paid. */
  readonly paid: string[];
};

describe.skipIf(postgres.isMissing)(
  `A sale of ${3 * PIECES} pieces in three sizes to ${SHOPPERS} shoppers at once, by two processes`,
  () => {
    it('sells each piece once, and gives money for pieces that are gone back', async () => {
      const sale = await open();
      await sellAll(sale);
      await expectSold(sale);
    });

    it(`does so while the processes are killed ${KILLS} times`, async () => {
      const sale = await open();
      const seed = Date.now() % 1_000_000;
      const random = pseudoRandom(seed);
      let isOver = false;
      const killing = (async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await new Promise((resolve) => setTimeout(resolve, random() * 500));
          await sale.servers.kill(Math.floor(random() * 2));
        }
        isOver = true;
      })();
      await sellAll(sale);
      while (!isOver) await wave(sale, sale.shoppers);
      await killing;
      await sellAll(sale);
      await expectSold(sale);
      console.log(`${KILLS} kills; seed ${seed}`);
    });
  },
);

/** Opens the shop, and lets the shoppers fill their carts. */
async function open(): Promise<Sale> {
  const provider = await TestProvider.start();
  const { environment, remove } = await postgres.prepare();
  const servers = await ShopServers.start({ ...environment, ...provider.environment, TRUST_PROXY: '1' });
  const database = new PgDatabase(environment.DATABASE_URL ?? '', 2);
  onTestFinished(async () => {
    await servers.killAll();
    await database.close();
    await provider.stop();
    remove();
  });
  provider.sendWebhooksTo(servers.addresses[0] ?? '');
  provider.provider.levers = { ...provider.provider.levers, webhooks: 'duplicate' };
  const skus = (await sqlStores(database).products.all()).slice(0, 3).map(({ key }) => key);
  const receive = skus.map((sku) => ({ sku, kind: 'receive' as const, quantity: PIECES }));
  await makeChangeStock({ ...sqlStores(database), clock: new SystemClock() })(receive, 'staff');
  const carts = Array.from({ length: SHOPPERS }, (_, number) => linesOf(skus, number));
  for (const sku of skus) for (let piece = 0; piece < PIECES; piece += 1) carts.push([sku]);
  const all: SaleShopper[] = [];
  for (let number = 0; number < carts.length; number += AT_ONCE) {
    const some = carts.slice(number, number + AT_ONCE);
    all.push(...(await Promise.all(some.map((cart, at) => SaleShopper.enter(servers, number + at, cart)))));
  }
  const latecomers = all.splice(SHOPPERS);
  return { servers, provider, database, skus, shoppers: all, latecomers, paid: [] };
}

/** Every choice of the sizes, in every order. */
function linesOf(skus: readonly string[], number: number): readonly string[] {
  const orders = (rest: readonly string[]): readonly (readonly string[])[] =>
    rest.flatMap((sku) => [[sku], ...orders(rest.filter((other) => other !== sku)).map((more) => [sku, ...more])]);
  const all = orders(skus);
  return all[number % all.length] ?? skus;
}

/** Everybody comes; those who got nothing come again when holds have ended, until every piece is sold. */
async function sellAll(sale: Sale): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let waiting = sale.shoppers;
  let before = 3 * PIECES;
  for (let round = 0; ; round += 1) {
    waiting = await wave(sale, waiting, round);
    const { onHand } = await piecesOf(sale.database, sale.skus);
    if (onHand === 0 || Date.now() > end) return;
    // Those who wait may all want a size that is sold out as well.
    if (onHand === before) waiting = [...waiting, ...sale.latecomers.splice(0)];
    before = onHand;
  }
}

/** The shoppers press Pay at once. Resolves with those who could still buy. */
async function wave(sale: Sale, shoppers: readonly SaleShopper[], round = 0): Promise<readonly SaleShopper[]> {
  const late: { readonly shopper: SaleShopper; readonly checkout: StartedCheckout }[] = [];
  const left: SaleShopper[] = [];
  await Promise.all(
    shoppers.map(async (shopper, at) => {
      const checkout = await shopper.pressPay();
      // Of five who get a checkout, three pay, one leaves, and one pays when her hold has ended.
      if (checkout === undefined || at % 5 === 3) left.push(shopper);
      else if (at % 5 === 4 && round === 0) late.push({ shopper, checkout });
      else await pay(sale, shopper, checkout, at % 2 === 0);
    }),
  );
  const { held, sold } = await piecesOf(sale.database, sale.skus);
  expect(held + sold).toBeLessThanOrEqual(3 * PIECES);
  await endHolds(sale);
  const [again] = await Promise.all([
    Promise.all(left.map((shopper) => shopper.pressPay())),
    Promise.all(late.map(({ shopper, checkout }) => pay(sale, shopper, checkout, true))),
  ]);
  await Promise.all(
    again.map((checkout, at) => checkout && at % 2 === 0 && pay(sale, left[at] as SaleShopper, checkout, true)),
  );
  await endHolds(sale);
  return left.filter((_, at) => again[at] === undefined || at % 2 === 1);
}

/** Pays; without a report of the browser, the webhook alone tells. */
async function pay({ provider, paid }: Sale, shopper: SaleShopper, checkout: StartedCheckout, isReported: boolean) {
  paid.push(checkout.payment.orderId);
  if (isReported) await shopper.payAndConfirm(provider.provider, checkout);
  else provider.provider.pay(checkout.payment.orderId);
}

/** Waits until what is not paid is free again, and what is paid is sold. */
async function endHolds({ database, provider }: Sale): Promise<void> {
  await provider.provider.webhooks.settled();
  await database.runScript(EXPIRE);
  const open = async () => {
    // A process that was killed had claimed some. Others may be done twice.
    await database.query(`update jobs set run_at = now() where topic <> 'mail' and failed_at is null`);
    const text = `select 1 from stock_holds where state = 'held'
      union all select 1 from refunds where status in ('requested', 'pending')
      union all select 1 from orders where status = 'payment-pending'`;
    return (await database.query(text)).length;
  };
  await expect.poll(open, { timeout: PATIENCE_MS, interval: 1_000 }).toBe(0);
}

async function expectSold({ servers, provider, database, skus, paid }: Sale): Promise<void> {
  expect(await faultsOfSale(database, provider.provider, paid)).toEqual([]);
  expect(await piecesOf(database, skus)).toEqual({ held: 0, onHand: 0, sold: 3 * PIECES });
  // A connection tells of its deadlocks when it ends.
  await servers.terminate();
  const text = 'select deadlocks from pg_stat_database where datname = current_database()';
  expect(await database.query(text)).toEqual([{ deadlocks: 0 }]);
  const [counts] = await database.query(
    `select count(*) filter (where status = 'placed')::integer as placed,
       count(*) filter (where status = 'cancelled')::integer as cancelled from orders`,
  );
  console.log(`${JSON.stringify(counts)}, ${paid.length} payments`);
}
