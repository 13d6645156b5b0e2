import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { compareSizes } from './server/compareSizes.ts';
import { load } from './server/load.ts';
import { loadForMinutes } from './server/loadForMinutes.ts';
import { measureAdmin } from './server/measureAdmin.ts';
import { measureCatalogue } from './server/measureCatalogue.ts';
import { measureCatalogueSizes } from './server/measureCatalogueSizes.ts';
import { measureJobs } from './server/measureJobs.ts';
import { measureOrders } from './server/measureOrders.ts';
import { msOf } from './server/msOf.ts';
import { placeOrders, placeOrdersAt } from './server/placeOrders.ts';
import { registerShoppers } from './server/registerShoppers.ts';
import { shoppersCalls } from './server/shoppersCalls.ts';
import { startBuiltServer } from './server/startBuiltServer.ts';

const SECONDS = 8;
const MS_PER_SECOND = 1000;
const SHOPPERS = 60;
/** The products in each cart. */
const LINES = 3;
/** Who buys, so that none buys more often in an hour than people do. */
const BUYERS = 800;
const BUYERS_AT_ONCE = 8;
/** How long the purchases go on before they are measured: the compiler of the engine takes so long. */
const WARM_UP_SECONDS = 20;
const ORDERS_PER_SECOND = 100;

type ServerBenchOptions = {
  readonly large?: boolean;
  readonly soak?: boolean;
  readonly searches?: boolean;
  readonly sizes?: boolean;
  readonly admin?: boolean;
  readonly orders?: string;
  readonly minutes: string;
};

/**
 * The compiled server over HTTP, on PostgreSQL and on the embedded database; load and server share the machine. Instead, `large`
 * compares a shop with many shoppers and orders to one without, `soak` loads one for `minutes`, `searches` are those of a large
 * catalogue only, `sizes` catalogues of up to a million products, `admin` is what staff read of a shop with many orders, and `orders`
 * how many a second four processes place in a shop with so many, and a sale.
 */
export async function benchServer({
  large,
  soak,
  searches,
  sizes,
  admin,
  orders,
  minutes,
}: ServerBenchOptions): Promise<void> {
  if (searches) return measureCatalogue();
  if (admin) return measureAdmin();
  if (!hasPostgres) console.log('PostgreSQL is not installed: only the embedded database is measured.');
  else if (sizes) return measureCatalogueSizes();
  else if (orders !== undefined) return measureOrders(Number(orders));
  else if (large) return compareSizes();
  else if (soak) return loadForMinutes(Number(minutes));
  console.log(
    '\nRequests per second. On PostgreSQL at least: products 10,000, cart 4,000, one more 2,500;',
    `order p99 at ${ORDERS_PER_SECOND} orders a second below 80 ms.`,
  );
  const rows: Record<string, object> = {};
  if (hasPostgres) rows.PostgreSQL = await measure(await newDatabase());
  rows.embedded = await measure(undefined);
  console.table(rows);
  await measureJobs();
  await measureCatalogue();
}

async function measure(databaseUrl: string | undefined) {
  const server = await startBuiltServer(databaseUrl);
  try {
    const { address } = server;
    const shoppers = await registerShoppers(address, SHOPPERS, LINES);
    const calls = shoppersCalls(shoppers);
    const products = await load(address, calls.products);
    const cart = await load(address, calls.cart);
    const oneMore = await load(address, calls['one more']);
    const buyers = await registerShoppers(address, BUYERS, LINES, SHOPPERS);
    const buyFor = (seconds: number) => {
      const end = performance.now() + seconds * MS_PER_SECOND;
      return placeOrders(address, buyers, { atOnce: BUYERS_AT_ONCE, goesOn: () => performance.now() < end });
    };
    await buyFor(WARM_UP_SECONDS);
    const asFastAsPossible = await buyFor(SECONDS);
    const { purchases, failed } = await placeOrdersAt([address], buyers, ORDERS_PER_SECOND);
    if (failed > 0) throw new Error(`${failed} purchases failed`);
    const atRate = purchases.map(({ confirmed }) => confirmed);
    return {
      ...{ products, cart, 'one more': oneMore },
      ...{ orders: Math.round(asFastAsPossible.length / SECONDS), 'order p99, ms': msOf(asFastAsPossible, 0.99) },
      [`p99 at ${ORDERS_PER_SECOND}/s`]: msOf(atRate, 0.99),
    };
  } finally {
    await server.stop();
  }
}
