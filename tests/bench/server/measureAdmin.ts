import type { Client } from 'pg';
import { measureManySizes } from './measureManySizes.ts';
import { openFilledShop } from './openFilledShop.ts';
import { signInAsOwner } from './receivePieces.ts';

/** Each has ten orders. */
const SHOPPERS = 100_000;
const ROUNDS = 40;

/** What the admin's screens ask for, of a shop that has run for a year. */
const CALLS = [
  ...['today', 'orders', 'orders?state=placed', 'orders?state=delivered', 'orders?sort=oldest&state=placed'],
  ...['orders?q=filled-77777%40', 'orders?q=nobody', 'orders?q=CR-ABC', 'orders?q=98765'],
  ...['stock', 'stock?state=low', 'styles', 'products?q=tee', 'coupons', 'activity', 'mails', 'jobs'],
  ...['sales', 'products', 'creators', 'sizes', 'refunds', 'coupons', 'stock-value'].map((name) => `reports/${name}`),
];

/** Prints how long the admin's lists, searches and reports take on PostgreSQL with 1,000,000 orders; at most 100 ms each. */
export async function measureAdmin(): Promise<void> {
  const shop = await openFilledShop(SHOPPERS, age);
  try {
    const cookie = await signInAsOwner(shop.address);
    const rows: Record<string, object> = {};
    for (const call of CALLS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        const response = await fetch(`${shop.address}/api/admin/${call}`, { headers: { cookie } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${call}: ${response.status}`);
        times.push(performance.now() - started);
      }
      rows[call] = medianAndP95(times.toSorted((a, b) => a - b));
    }
    const saving = medianAndP95(await measureManySizes(shop.address, cookie));
    console.log('\n1,000,000 orders: ms of each call of the admin, p95 at most 100.');
    console.table(rows);
    console.log('\nms to save the price of one of 400 sizes of a style, p95 at most 200.');
    console.table({ 'one size': saving });
  } finally {
    await shop.stop();
  }
}

/** Returns texts of two of these times, of which the shortest is the first. */
function medianAndP95(times: readonly number[]) {
  const [median, p95] = [0.5, 0.95].map((part) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1));
  return { median, p95 };
}

/** Most orders were delivered or cancelled; 2,000 wait. */
async function age(client: Client): Promise<void> {
  await client.query(`update orders set state = case
    when abs(hashtext(id)) % 1000 < 2 then 'placed' when abs(hashtext(id)) % 1000 < 3 then 'packed'
    when abs(hashtext(id)) % 1000 < 30 then 'cancelled' when abs(hashtext(id)) % 1000 < 60 then 'shipped'
    else 'delivered' end`);
  await client.query('vacuum full analyze orders');
}
