import { hasPostgres } from '../../postgres/privatePostgres.ts';
import type { ShopSize } from './fillShop.ts';
import { measureManySizes } from './measureManySizes.ts';
import { measureScreens } from './measureScreens.ts';
import { openFilledShop } from './openFilledShop.ts';
import { signInAsOwner } from './receivePieces.ts';

const ROUNDS = 40;
const REPORTS = ['sales', 'products', 'creators', 'sizes', 'refunds', 'coupons', 'stock-value'];
/** What the admin's screens ask for. */
const CALLS = [
  ...['today', 'orders', 'orders?state=placed', 'orders?state=delivered', 'orders?sort=oldest&state=placed'],
  ...['orders?q=filled-777%40', 'orders?q=nobody', 'orders?q=CR-00', 'orders?q=a', 'orders?q=98765'],
  ...['orders?q=560001&state=shipped', 'stock', 'stock?state=low', 'stock?state=out', 'stock?q=tee'],
  ...['styles', 'styles?q=tee', 'styles?q=te', 'styles?q=filled-style-77', 'products', 'products?q=tee'],
  ...['coupons', 'activity', 'mails', 'jobs', ...REPORTS.map((name) => `reports/${name}`)],
];

const LARGE: ShopSize = { shoppers: 100_000, visitors: 200_000, products: 100_000 };
const SMALL: ShopSize = { shoppers: 1_000, visitors: 2_000, products: 1_000 };

/**
 * Prints how long the admin's lists, searches, reports and screens take: on PostgreSQL with 1,000,000 orders of ten months, 300,000 shoppers and 100,000
 * products, and on the embedded database with 10,000 orders.
 */
export async function measureAdmin(): Promise<void> {
  if (hasPostgres) await measure(LARGE, false);
  await measure(SMALL, true);
}

async function measure(size: ShopSize, isEmbedded: boolean): Promise<void> {
  const shop = await openFilledShop(size, { isEmbedded });
  try {
    const rows: Record<string, object> = {};
    const cookie = await signInAsOwner(shop.address);
    for (const call of CALLS) rows[call] = await measureCall(`${shop.address}/api/admin/${call}`, cookie);
    const orders = (size.shoppers * 10).toLocaleString('en');
    console.log(`\n${orders} orders, ${isEmbedded ? 'embedded' : 'PostgreSQL'}: ms of each call, p95 at most 100.`);
    console.table(rows);
    console.log('\nMs to save the price of one of 400 sizes of a style, p95 at most 200.');
    console.table({ 'one size': medianAndP95(await measureManySizes(shop.address, cookie)) });
    console.log('\nMs from a press to the screen that it opens, at most 1,000.');
    console.table(await measureScreens(shop.address));
  } finally {
    await shop.stop();
  }
}

async function measureCall(url: string, cookie: string) {
  const ask = async () => {
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return performance.now() - started;
  };
  const first = await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await ask());
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(ROUNDS * part)]?.toFixed(1);
  return { first: first.toFixed(1), median: at(0.5), p95: at(0.95) };
}

/** Returns texts of two of these times, of which the shortest is the first. */
function medianAndP95(times: readonly number[]) {
  const [median, p95] = [0.5, 0.95].map((part) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1));
  return { median, p95 };
}
