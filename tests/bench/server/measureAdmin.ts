import type { Client } from 'pg';
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
      const [median, p95] = [0.5, 0.95].map((part) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * part)] ?? 0);
      rows[call] = { median: median?.toFixed(1), p95: p95?.toFixed(1) };
    }
    console.log('\n1,000,000 orders: ms of each call of the admin, p95 at most 100.');
    console.table(rows);
  } finally {
    await shop.stop();
  }
}

/** Most orders were delivered or cancelled; 2,000 wait. */
async function age(client: Client): Promise<void> {
  await client.query(`update orders set state = case
    when abs(hashtext(id)) % 1000 < 2 then 'placed' when abs(hashtext(id)) % 1000 < 3 then 'packed'
    when abs(hashtext(id)) % 1000 < 30 then 'cancelled' when abs(hashtext(id)) % 1000 < 60 then 'shipped'
    else 'delivered' end`);
  await client.query('vacuum full analyze orders');
}
