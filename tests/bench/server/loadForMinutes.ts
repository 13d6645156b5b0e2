import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { median } from '../median.ts';
import { giveVisits, type LoadedShop } from './giveVisits.ts';
import { overload } from './overload.ts';
import { placeOrder } from './placeOrders.ts';
import { registerShoppers } from './registerShoppers.ts';
import { visits } from './shoppersCalls.ts';
import { startBuiltServer } from './startBuiltServer.ts';

const SHOPPERS = 300;
const LINES = 3;
const CONNECTIONS = 64;
const LIMIT_SECONDS = 20;
const SHARE = 2 / 3;
/** New shoppers who buy something, each second. */
const BUYERS_PER_SECOND = 2;
const WARM_UP_MINUTES = 5;
const MINUTE_S = 60;
const MS_PER_SECOND = 1000;
const BYTES_PER_MB = 1_000_000;

type Minute = {
  readonly 'requests/s': number;
  readonly 'p50, ms': number;
  readonly 'p99, ms': number;
  readonly 'RSS, MB': number;
};

/**
 * Loads the compiled server on PostgreSQL with visits and purchases, at two thirds of what it can do, and prints each minute. Then
 * offers twice of what it can do. Rejects when a response is an error.
 */
export async function loadForMinutes(minutes: number): Promise<void> {
  const { address, stop } = await startBuiltServer(await newDatabase());
  const buyers = buyEverySecond(address);
  try {
    const shop = { address, visits: visits(await registerShoppers(address, SHOPPERS, LINES)) };
    const limit = (await loadVisits(shop, { duration: LIMIT_SECONDS }))['requests/s'];
    const rate = Math.round(limit * SHARE);
    console.log(
      `\nLimit: ${limit} requests/s. ${minutes} minutes at ${rate} requests/s, and ${BUYERS_PER_SECOND} purchases/s.`,
    );
    const table: Minute[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      table.push(await loadVisits(shop, { duration: MINUTE_S, overallRate: rate }));
      console.log(minute + 1, JSON.stringify(table.at(-1)));
    }
    printGrowth(table);
    console.log(`Purchases: ${await buyers.stop()}, none failed.`);
    await overload(shop, limit * 2);
  } finally {
    await buyers.stop().finally(stop);
  }
}

async function loadVisits(
  { address: url, visits }: LoadedShop,
  options: Pick<autocannon.Options, 'duration' | 'overallRate'>,
): Promise<Minute> {
  const result = await autocannon({ url, ...options, connections: CONNECTIONS, setupClient: giveVisits(visits) });
  const { non2xx, errors, latency } = result;
  if (non2xx + errors > 0) throw new Error(`${non2xx} error statuses, ${errors} errors`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, rss] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
  return {
    'requests/s': Math.round(result.requests.average),
    ...{ 'p50, ms': latency.p50, 'p99, ms': latency.p99 },
    'RSS, MB': Math.round(Number(rss) / BYTES_PER_MB),
  };
}

/** Compares the last five minutes with the five that follow the first five. */
function printGrowth(table: readonly Minute[]): void {
  const early = table.slice(WARM_UP_MINUTES, 2 * WARM_UP_MINUTES);
  const late = table.slice(-WARM_UP_MINUTES);
  const ratio = (column: keyof Minute) => {
    const [before, after] = [early, late].map((rows) => median(rows.map((row) => row[column])));
    return ((after ?? Number.NaN) / (before ?? Number.NaN)).toFixed(3);
  };
  console.log(
    `Last five minutes ÷ minutes 6 to 10: memory ${ratio('RSS, MB')} (at most 1.05), p99 ${ratio('p99, ms')}`,
  );
}

/** Lets new shoppers register and buy until it is stopped. `stop` resolves with the number of purchases; rejects when one failed. */
function buyEverySecond(address: string) {
  let isOver = false;
  let bought = 0;
  const buying = (async () => {
    for (let number = SHOPPERS; !isOver; number += BUYERS_PER_SECOND) {
      const [buyers] = await Promise.all([
        registerShoppers(address, BUYERS_PER_SECOND, 1, number),
        wait(MS_PER_SECOND),
      ]);
      await Promise.all(buyers.map((buyer) => placeOrder(address, buyer)));
      bought += buyers.length;
    }
  })();
  buying.catch(() => undefined);
  return {
    async stop(): Promise<number> {
      isOver = true;
      await buying;
      return bought;
    },
  };
}
