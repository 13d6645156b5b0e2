import { STAFF } from '../commands/staffCommands.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * What the staff have done with each order, as the timelines tell it, and with the pieces, as the ledger does. Shipping an order that
 * is not packed packs it; cancelling may refund it.
 */
const DONE = `select order_id || ' ' || kind as what, count(*)::integer as count from order_events where actor = $1 group by 1
union all
select sku || ' ' || kind, count(*)::integer from stock_movements where actor = $1 and checkout_id is null group by 1`;
const LOGGED = `select subject_id || ' ' || kind as what, count(*)::integer as count
from activity, lateral (values
  ('packed', action in ('orders.pack', 'orders.ship') and before::json ->> 'status' = 'placed'),
  ('shipped', action = 'orders.ship'),
  ('delivered', action = 'orders.deliver'),
  ('cancelled', action = 'orders.cancel'),
  ('note', action = 'orders.note'),
  ('return-received', action = 'returns.receive'),
  ('return-exchanged', action = 'returns.exchange'),
  ('return-refused', action = 'returns.refuse'),
  ('refund-requested', before::json -> 'refunds' is not null)
) as kinds (kind, is_so)
where is_so and actor_name = $1 and subject_kind = 'order' group by 1
union all
select subject_id || ' receive', count(*)::integer from activity where actor_name = $1 and subject_kind = 'stock' group by 1`;

/** Whatever staff have done is in the log once, and the log has nothing else. */
export async function checkActivity({ database: { inspect } }: ShopUnderTest): Promise<readonly string[]> {
  const counts = async (text: string): Promise<Counts> => {
    const rows = await inspect.query<{ readonly what: string; readonly count: number }>(text, [STAFF.name]);
    return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
  };
  const [done, logged] = [await counts(DONE), await counts(LOGGED)];
  const all = [...new Set([...Object.keys(done), ...Object.keys(logged)])];
  return all
    .filter((what) => done[what] !== logged[what])
    .map((what) => `${what}: done ${done[what] ?? 0} times, logged ${logged[what] ?? 0} times`);
}
