import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { migrations } from '../../../adapters/sql/migrations/migrations.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { callsOf, type StoreCalls } from '../../contracts/backEnd/callsOf.ts';
import * as shop from './sampleShop.ts';

/** In an order in which rows refer to earlier rows only. */
const TABLES = [
  ...['migrations', 'catalogue', 'users', 'products', 'cart_lines', 'cart_keys', 'wishlist_lines', 'addresses'],
  ...['checkouts', 'orders', 'order_items', 'webhook_events', 'login_attempts'],
];
const MIGRATIONS_TABLE = `create table migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);`;

/** Returns the SQL of a database of this build: its migrations as they were applied, and a row for each thing a shop can have. */
export async function recordDatabase(): Promise<string> {
  const database = await memoryDatabase();
  await fill(callsOf(sqlStores(database)), database);
  const texts = [MIGRATIONS_TABLE, ...migrations.map(({ text }) => text.trim()), 'delete from catalogue;'];
  for (const table of TABLES) texts.push(await rowsOf(database, table));
  await database.close();
  return `${texts.join('\n\n')}\n`;
}

async function fill(stores: StoreCalls, database: Database): Promise<void> {
  const passwords = new Argon2Passwords();
  const { asha, meher } = shop.shoppers;
  for (const shopper of [asha, meher])
    await stores.shoppers.add({ ...shopper, passwordHash: await passwords.hash(shop.PASSWORD) });
  await stores.products.import(shop.products.map((product) => ({ ...product, isListed: true })));
  for (const checkout of shop.paidCheckouts) {
    await stores.checkouts.add(checkout);
    const { providerOrderId, createdAt, id } = checkout;
    await stores.recordPayment({ paymentId: `pay_of_${id}`, providerOrderId }, createdAt);
  }
  await fillLists(stores);
  await stores.products.import(shop.products);
  for (const checkout of Object.values(shop.openCheckouts)) await stores.checkouts.add(checkout);
  await forgetContents(database, shop.openCheckouts.meher.id);
  for (const event of shop.events) await stores.events.add(event, shop.minute(50));
  await stores.events.add({ id: 'evt_processed', type: 'order.paid' }, shop.minute(49));
  await stores.events.markProcessed('evt_processed', shop.minute(51));
  for (const at of [60, 61]) await stores.attempts.count(shop.ATTEMPT, shop.minute(at), shop.minute(90));
}

async function fillLists({ carts, wishlists, addresses }: StoreCalls): Promise<void> {
  const [asha, meher] = [shop.shoppers.asha.id, shop.shoppers.meher.id];
  const [tee, skirt] = shop.ashasCart;
  if (tee === undefined || skirt === undefined) throw new Error('The sample cart is empty');
  await carts.add(asha, tee.key, tee.createdAt, 2);
  await carts.step(asha, tee.key, 1, tee.createdAt, shop.IDEMPOTENCY_KEY);
  await carts.add(asha, skirt.key, skirt.createdAt);
  for (const { key, quantity, createdAt } of shop.mehersCart) await carts.add(meher, key, createdAt, quantity);
  await carts.add(meher, shop.unlisted.key, shop.minute(33));
  for (const { key, createdAt } of shop.ashasWishlist) await wishlists.add(asha, key, createdAt);
  for (const address of [shop.ashasHome, shop.ashasOffice]) await addresses.add(asha, address);
  await addresses.add(meher, shop.mehersHome);
}

/** Makes a checkout like those that began before the migration that added their contents. */
async function forgetContents(database: Database, id: string): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.runScript('set local session_replication_role = replica');
    await queries.query('update checkouts set contents = null where id = $1', [id]);
  });
}

/** Returns an insert for each row of a table, in which every value is quoted. */
async function rowsOf(database: Database, table: string): Promise<string> {
  const columns = await database.query<{ readonly name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  );
  const names = columns.map(({ name }) => name);
  const quoted = names.map((name) => `quote_nullable(${name}::text)`).join(', ');
  const rows = await database.query<{ readonly row: string }>(
    `select concat_ws(', ', ${quoted}) as row from ${table} order by 1`,
  );
  return rows.map(({ row }) => `insert into ${table} (${names.join(', ')}) values (${row});`).join('\n');
}
