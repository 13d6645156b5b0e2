import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { SqlOrders } from '../orders/SqlOrders.ts';
import { clearDatabase } from './clearDatabase.ts';

/** Two shoppers with 250 orders each, of which every ten in a row have one time. */
const FILL = `
insert into users select s, s, s, '', '', '', 0, now(), now() from (values ('asha'), ('meher')) as shoppers (s);
insert into checkouts select s || n, s, s || n, 100, 0, 0, 100, '[]', '{}', now()
  from (values ('asha'), ('meher')) as shoppers (s), generate_series(1, 250) as n;
insert into orders select user_id, id, substr(id, length(user_id) + 1)::integer, id, 100, '{}',
  timestamptz '2026-03-01 09:30:00+00' + (substr(id, length(user_id) + 1)::integer / 10) * interval '1 minute' from checkouts;
insert into order_items select user_id, id, 1, 'tee', 1, 100, '{"key":"tee"}' from orders;
`;

/** How all orders are read, page by page. */
export function describeAllOrders(name: string, opened: () => Database): void {
  describe(`All orders on ${name}`, () => {
    it('are iterated over once each, the oldest first, when many have the same time', async () => {
      await clearDatabase(opened());
      await opened().runScript(FILL);
      const all: string[] = [];
      const times: string[] = [];
      for await (const { orderId, paidAt, email, orderedProducts } of new SqlOrders(opened()).all()) {
        expect([email, ...orderedProducts]).toEqual([orderId.replace(/\d+/, ''), { key: 'tee' }]);
        all.push(orderId);
        times.push(paidAt);
      }
      expect(all).toHaveLength(500);
      expect(new Set(all).size).toBe(500);
      expect(times).toEqual(times.toSorted());
      const ashas = all.filter((id) => id.startsWith('asha'));
      expect(ashas).toEqual(Array.from({ length: 250 }, (_, index) => `asha${index + 1}`));
    });
  });
}
