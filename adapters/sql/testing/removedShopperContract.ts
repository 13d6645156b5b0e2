import { beforeEach, describe, expect, it } from 'vitest';
import { SqlShoppers } from '../accounts/SqlShoppers.ts';
import type { Database } from '../connection/Database.ts';
import { clearDatabase } from './clearDatabase.ts';

/** Fills every table for two shoppers, each with a paid checkout and an open one. */
const FILL = `
insert into users select s, s, s, '', '', '', 0, now(), now() from (values ('asha'), ('meher')) as shoppers (s);
insert into products values ('tee', 1, 1, 'Tee', 'clothing', '', '', 'M', 100, 100, '', null, '', true);
insert into cart_lines select id, 'tee', 1, 1, now(), now() from users;
insert into wishlist_lines select id, 'tee', 1, now(), now() from users;
insert into addresses select id, 'home', 1, '', '', '', '', '', '', '', now(), now() from users;
insert into cart_keys select id, '' from users;
insert into account_tokens select id, id, 'verify-email', now() from users;
insert into checkouts (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at)
  select kind || id, id, kind || id, 100, 0, 0, 100, '[]', '{}', now() from users, (values ('open'), ('paid')) as kinds (kind);
insert into orders select user_id, id, 1, id, 100, '{}', now() from checkouts where id like 'paid%';
insert into order_items select user_id, id, 1, 'tee', 1, 100, '{}' from orders;
insert into returns (id, order_id, state, lines, at) select id, id, 'asked', '[]', now() from orders;
insert into fit_votes select id, 'tee', 'true', now() from orders;
insert into webhook_events (id, type, payment_id, provider_order_id, amount, received_at)
  select id, 'payment.captured', id, id, 100, now() from orders;
`;

/** What a shopper who is removed leaves in the tables. `opened` returns a migrated database. */
export function describeRemovedShopper(name: string, opened: () => Database): void {
  describe(`A shopper with orders on ${name}`, () => {
    beforeEach(async () => {
      await clearDatabase(opened());
      await opened().runScript(FILL);
    });
    const remove = () => opened().transaction((queries) => new SqlShoppers(queries).removeWithOrders('asha'));
    const expectGuards = async () => {
      for (const table of ['orders', 'order_items', 'returns']) {
        const isKept = `Rows of ${table} are kept as they are`;
        await expect(opened().query(`delete from ${table}`)).rejects.toThrow(isKept);
        await expect(
          opened().query(`update ${table} set ${table === 'returns' ? 'order_id' : 'user_id'} = 'other'`),
        ).rejects.toThrow(isKept);
      }
    };

    it('leaves nothing when removed, and the orders of others are guarded as before', async () => {
      const hers = await rowsOf(opened(), 'asha');
      expect(hers.length).toBeGreaterThanOrEqual(10);
      const others = await rowsOf(opened(), 'meher');
      expect(await remove()).toBe(true);
      expect(await rowsOf(opened(), 'asha')).toEqual([]);
      expect(await rowsOf(opened(), 'meher')).toEqual(others);
      expect(await opened().query('select order_id as id from fit_votes')).toEqual([{ id: 'paidmeher' }]);
      expect(await opened().query('select id from webhook_events')).toEqual([{ id: 'paidmeher' }]);
      await expectGuards();
    });

    it('keeps everything when the removal fails at the end, and the orders are guarded as before', async () => {
      const [hers, others] = [await rowsOf(opened(), 'asha'), await rowsOf(opened(), 'meher')];
      await opened().runScript(`create table last_guard (shopper text references users (id));
        insert into last_guard values ('asha')`);
      try {
        await expect(remove()).rejects.toThrow('last_guard');
        expect(await rowsOf(opened(), 'asha')).toEqual(hers);
        expect(await rowsOf(opened(), 'meher')).toEqual(others);
        await expectGuards();
      } finally {
        await opened().runScript('drop table last_guard');
      }
    });
  });
}

/** Returns each row of a shopper in any table as a text. The table of the shoppers is the only one with their id as `id`. */
async function rowsOf(database: Database, shopperId: string): Promise<readonly string[]> {
  const tables = await database.query<{ readonly name: string }>(`select table_name as name
    from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by table_name`);
  const rows: string[] = [];
  for (const [name, column] of [['users', 'id'], ...tables.map((table) => [table.name, 'user_id'])]) {
    const text = `select row_to_json(t)::text as row from ${name} t where ${column} = $1 order by 1`;
    const found = await database.query<{ readonly row: string }>(text, [shopperId]);
    rows.push(...found.map(({ row }) => `${name}: ${row}`));
  }
  return rows;
}
