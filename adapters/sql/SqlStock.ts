import type { ForKeepingStock, Hold, StockMovement } from '../../core/backend/ports/ForKeepingStock.ts';
import type { StockLevel } from '../../core/domain/stock/StockLevel.ts';
import { SqlStore } from './SqlStore.ts';
import { storableJson } from './storableText.ts';

const LEVELS = 'select sku, on_hand as "onHand", held from stock_levels';
const SOME = `${LEVELS} where sku = any($1::text[])`;
/** In ascending order, so that two transactions never wait for each other. */
const LOCK = `${SOME} order by sku for no key update`;

const START = 'insert into stock_levels (sku) select unnest($1::text[]) as sku order by sku on conflict do nothing';

const CHANGES = `json_to_recordset($1::json)
  as m (sku text, kind text, "onHand" integer, held integer, actor text, reason text, "checkoutId" text, at timestamptz)`;
/** The key of the movements refuses one of a product that is not counted. */
const MOVE = `with changes as (select m.* from ${CHANGES}), moved as (
  update stock_levels l set on_hand = l.on_hand + s.on_hand, held = l.held + s.held
  from (select sku, sum("onHand")::integer as on_hand, sum(held)::integer as held from changes group by sku) s
  where l.sku = s.sku
)
insert into stock_movements (sku, kind, on_hand, held, actor, reason, checkout_id, at)
select c.sku, c.kind, c."onHand", c.held, c.actor, c.reason, c."checkoutId", c.at from changes c`;

const HOLDS = 'select h.checkout_id as "checkoutId", h.sku, h.quantity, h.state from stock_holds h';
const OF_CHECKOUT = `${HOLDS} where h.checkout_id = $1 order by h.sku`;
/** By the shopper's checkouts, whatever the planner knows of the holds: `offset` keeps it from reading all that are held. */
const OPEN = `select o.* from checkouts c cross join lateral (${HOLDS} where h.checkout_id = c.id and h.state = 'held' offset 0) o
where c.user_id = $1 and not exists (select 1 from orders where id = c.id)
order by o."checkoutId", o.sku`;

const SET_HOLDS = `insert into stock_holds (checkout_id, sku, quantity, state)
select h."checkoutId", h.sku, h.quantity, h.state
from json_to_recordset($1::json) as h ("checkoutId" text, sku text, quantity integer, state text)
on conflict (checkout_id, sku) do update set quantity = excluded.quantity, state = excluded.state`;

/** Stores the stock in SQL. */
export class SqlStock extends SqlStore implements ForKeepingStock {
  levels(skus: readonly string[]): Promise<readonly StockLevel[]> {
    return this.database.query<StockLevel>(SOME, [skus]);
  }

  list(): Promise<readonly StockLevel[]> {
    return this.database.query<StockLevel>(`${LEVELS} order by sku`);
  }

  async lock(skus: readonly string[]): Promise<readonly StockLevel[]> {
    return skus.length === 0 ? [] : this.database.query<StockLevel>(LOCK, [skus]);
  }

  async startCounting(skus: readonly string[]): Promise<void> {
    await this.database.query(START, [skus]);
  }

  async move(movements: readonly StockMovement[]): Promise<void> {
    if (movements.length > 0) await this.database.write(MOVE, [storableJson(movements)]);
  }

  holds(checkoutId: string): Promise<readonly Hold[]> {
    return this.database.query<Hold>(OF_CHECKOUT, [checkoutId]);
  }

  openHolds(shopperId: string): Promise<readonly Hold[]> {
    return this.database.query<Hold>(OPEN, [shopperId]);
  }

  async setHolds(holds: readonly Hold[]): Promise<void> {
    if (holds.length > 0) await this.database.write(SET_HOLDS, [JSON.stringify(holds)]);
  }
}
