import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_COUNTED } from '../../../core/domain/orders/mostCounted.ts';
import type { Database } from '../connection/Database.ts';
import { memoryDatabase } from '../testing/memoryDatabase.ts';
import { SqlFoundOrders } from './SqlFoundOrders.ts';

const ORDERS = MOST_COUNTED + 5;
/** A shopper with many orders, a minute after each other. Foreign keys are not checked. */
const FILL = `set session_replication_role = replica;
insert into users (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at)
values ('asha', 'asha@example.com', 'asha@example.com', 'Asha', 'Rao', '', 0, now(), now());
insert into orders (user_id, id, position, payment_id, amount, address, paid_at, number, state)
select 'asha', 'order-' || n, n, 'pay-' || n, 500, '{"name":"Asha Rao","phone":"","pincode":"400050"}',
  timestamptz '2026-01-01' + make_interval(mins => n), 'CR-' || lpad(n::text, 8, '0'), case when n <= 3 then 'packed' else 'placed' end
from generate_series(1, ${ORDERS}) n;
set session_replication_role = origin;`;

let database: Database & { close(): Promise<void> };
beforeAll(async () => {
  database = await memoryDatabase();
  await database.runScript(FILL);
});
afterAll(() => database.close());
const numbers = async (search: Partial<Parameters<SqlFoundOrders['find']>[0]>) =>
  (await new SqlFoundOrders(database).find({ most: 2, ...search })).map(({ number }) => Number(number.slice(3)));

it('Orders of a state are counted up to the most', async () => {
  expect(await new SqlFoundOrders(database).count()).toEqual({ placed: MOST_COUNTED + 1, packed: 3 });
});

it('A text that thousands of orders have finds the newest, page by page and in either order', async () => {
  for (const text of ['asha rao', 'asha@example', '400050'])
    expect([text, await numbers({ text })]).toEqual([text, [ORDERS, ORDERS - 1]]);
  expect(await numbers({ text: 'asha rao', after: `CR-${`${ORDERS - 1}`.padStart(8, '0')}` })).toEqual([
    ...[ORDERS - 2, ORDERS - 3],
  ]);
  expect(await numbers({ text: 'asha rao', status: 'packed' })).toEqual([3, 2]);
  expect(await numbers({ text: 'asha rao', isOldestFirst: true })).toEqual([1, 2]);
  expect(await numbers({ text: `cr-${`${ORDERS}`.padStart(8, '0')}` })).toEqual([ORDERS]);
});
