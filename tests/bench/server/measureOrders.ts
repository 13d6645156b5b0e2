import { PgDatabase } from '../../../adapters/sql/connection/PgDatabase.ts';
import { ORDERS_EACH } from './fillShop.ts';
import { measureSale } from './measureSale.ts';
import { msOf } from './msOf.ts';
import { type FilledShop, filledShoppers, openFilledShop } from './openFilledShop.ts';
import { placeOrdersAt } from './placeOrders.ts';
import { cpuOf } from './processes.ts';

const PROCESSES = 4;
/** Each buys once. */
const LEAST_SHOPPERS = 50_000;
/** Rows of stock. They are not listed: each process keeps what is listed in memory. */
const PRODUCTS = 1_000_000;
const SECONDS = 10;
const MS_PER_SECOND = 1000;
const WARM_UP_RATE = 40;
const WARM_UP_SECONDS = 40;
const RATES = Array.from({ length: 20 }, (_, step) => 20 * (step + 1));
const MOST_P99_MS = 200;
const SAMPLE_MS = 50;
const WAITS = `select coalesce(wait_event_type || ' ' || wait_event, 'running') as wait, count(*)::integer as count from pg_stat_activity
where state = 'active' and pid <> pg_backend_pid() and datname = current_database() group by 1`;

/**
 * Lets shoppers buy from four processes of the server on one PostgreSQL with so many orders, more of them each second until the p99 of
 * the confirmations reaches 200 ms, then holds a sale. The shoppers share the machine.
 */
export async function measureOrders(orders: number): Promise<void> {
  const started = performance.now();
  const shoppers = Math.max(LEAST_SHOPPERS, Math.ceil(orders / ORDERS_EACH));
  const size = { shoppers, products: PRODUCTS, areHidden: true };
  const shop = await openFilledShop(size, { processes: PROCESSES });
  const database = new PgDatabase(shop.databaseUrl ?? '', 1);
  try {
    const [{ gigabytes } = { gigabytes: '' }] = await database.query<{ readonly gigabytes: string }>(
      `select (pg_database_size(current_database()) / 1e9)::numeric(9, 1)::text as gigabytes`,
    );
    const minutes = Math.round((performance.now() - started) / MS_PER_SECOND / 60);
    console.log(
      `\n${(shoppers * ORDERS_EACH).toLocaleString('en')} orders, ${gigabytes} GB, filled in ${minutes} min; ${PROCESSES} processes.`,
    );
    let bought = 0;
    const next = (count: number) => {
      bought += count;
      return filledShoppers(1 + bought - count, count);
    };
    await placeOrdersAt(shop.addresses, next(WARM_UP_RATE * WARM_UP_SECONDS), WARM_UP_RATE);
    const rows: Record<string, object> = {};
    for (const rate of RATES) {
      const row = await measureRate(shop, database, next(rate * SECONDS), rate);
      rows[`${rate} a second`] = row;
      console.log(rate, JSON.stringify(row));
      if (row.failed > 0 || Number(row['order p99, ms']) >= MOST_P99_MS) break;
    }
    console.table(rows);
    await measureSale(shop, database, next);
  } finally {
    await database.close();
    await shop.stop();
  }
}

async function measureRate(
  { addresses, pids }: FilledShop,
  database: PgDatabase,
  shoppers: ReturnType<typeof filledShoppers>,
  rate: number,
) {
  const cpu = () => {
    const [ofShop, ofPostgres] = [cpuOf(...pids.slice(0, -1)), cpuOf(...pids.slice(-1))];
    // The others are children of this process.
    return { shop: ofShop, PostgreSQL: ofPostgres, shoppers: cpuOf(process.pid) - ofShop - ofPostgres };
  };
  const before = cpu();
  const startedAt = performance.now();
  const waits = sampleWaits(database);
  const { purchases, failed } = await placeOrdersAt(addresses, shoppers, rate);
  const seconds = (performance.now() - startedAt) / MS_PER_SECOND;
  const after = cpu();
  const confirmed = purchases.map((one) => one.confirmed);
  return {
    'orders/s': Math.round(purchases.length / seconds),
    ...{ 'order p50, ms': msOf(confirmed, 0.5), 'order p99, ms': msOf(confirmed, 0.99) },
    'Pay p99, ms': msOf(
      purchases.map(({ pressed }) => pressed),
      0.99,
    ),
    failed,
    ...Object.fromEntries(
      (['shop', 'PostgreSQL', 'shoppers'] as const).map((name) => [
        `CPU ${name}`,
        ((after[name] - before[name]) / MS_PER_SECOND / seconds).toFixed(2),
      ]),
    ),
    'PostgreSQL, mostly': await waits.stop(),
  };
}

/** Looks again and again what the statements wait for, until it is stopped. `stop` resolves with the three most frequent, and how many at once. */
function sampleWaits(database: PgDatabase) {
  const counts = new Map<string, number>();
  let samples = 0;
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(async () => {
      samples += 1;
      for (const { wait, count } of await database.query<{ readonly wait: string; readonly count: number }>(WAITS))
        counts.set(wait, (counts.get(wait) ?? 0) + count);
    });
  }, SAMPLE_MS);
  return {
    async stop(): Promise<string> {
      clearInterval(timer);
      await working;
      const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 3);
      return most.map(([wait, count]) => `${wait} ${(count / samples).toFixed(2)}`).join(', ');
    },
  };
}
