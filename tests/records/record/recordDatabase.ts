import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { migrations } from '../../../adapters/sql/migrations/migrations.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { ShopFixture } from '../../commands/ShopFixture.ts';
import { callsOf, type StoreCalls } from '../../contracts/backEnd/callsOf.ts';
import { fillLife, type Life } from './fillLife.ts';
import * as shop from './sampleShop.ts';

const MIGRATIONS_TABLE = `create table migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);`;

/** Keeps triggers from changing the rows again. Needs a superuser. */
const WITHOUT_TRIGGERS = 'set session_replication_role = replica;';
const WITH_TRIGGERS = 'set session_replication_role = default;';

/** A database of this build with a row for each thing a shop can have, and what its orders left undone. */
export type RecordedDatabase = { readonly database: Database; readonly life: Life };

export async function filledDatabase(): Promise<RecordedDatabase> {
  const database = await memoryDatabase();
  const stores = sqlStores(database);
  await fill(callsOf(stores), database);
  return { database, life: await fillLife(stores) };
}

/** Returns the SQL of a database: its migrations as they were applied, and its rows. */
export async function recordDatabase(database: Database): Promise<string> {
  const tables = await tablesOf(database);
  const filled = tables.filter((table) => table !== 'migrations');
  const texts = [MIGRATIONS_TABLE, ...migrations.map(({ text }) => text.trim())];
  texts.push(WITHOUT_TRIGGERS, `truncate ${filled.join(', ')};`);
  for (const table of tables) texts.push(...(await rowsOf(database, table)));
  return `${[...texts, WITH_TRIGGERS].join('\n\n')}\n`;
}

/** Returns what `shop orders export` writes. */
export async function exportedOrders(database: Database): Promise<string> {
  const fixture = await ShopFixture.make({ orders: sqlStores(database).orders });
  await fixture.run('orders', 'export', fixture.path('orders.csv'));
  const csv = await fixture.read('orders.csv');
  await fixture.remove();
  return csv;
}

export async function tablesOf(database: Database): Promise<readonly string[]> {
  const tables = await database.query<{ readonly name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
  );
  return tables.map(({ name }) => name);
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

type Column = { readonly name: string; readonly isNumbered: boolean };

/** Returns an insert for each row of a table, in which every value is quoted, and what its numbers go on with. */
export async function rowsOf(database: Database, table: string): Promise<readonly string[]> {
  const columns = await database.query<Column>(
    `select column_name as name, is_identity = 'YES' as "isNumbered" from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const quoted = names.map((name) => `quote_nullable(${name}::text)`).join(', ');
  const rows = await database.query<{ readonly row: string }>(
    `select concat_ws(', ', ${quoted}) as row from ${table} order by 1`,
  );
  const into = `insert into ${table} (${names.join(', ')}) overriding system value`;
  const numbered = columns.filter(({ isNumbered }) => isNumbered);
  return [
    rows.map(({ row }) => `${into} values (${row});`).join('\n'),
    ...numbered.map(
      ({ name }) => `select setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) from ${table};`,
    ),
  ];
}
