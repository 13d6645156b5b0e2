import {
  type CartLine,
  type CartStep,
  type ForStoringCarts,
  KEPT_KEYS,
  type PricedLine,
} from '../../core/backend/ports/ForStoringCarts.ts';
import { type LineRow, SqlStore, versionedLines } from './SqlStore.ts';
import { withoutNulls } from './withoutNulls.ts';

const COLUMNS = `l.product_key as key, l.quantity, l.created_at as "createdAt", l.updated_at as "updatedAt"`;

const LINES = `select c.version, ${COLUMNS} from catalogue c left join cart_lines l on l.user_id = $1
order by l.position, l.product_key`;

const LOCK = `select ${COLUMNS} from cart_lines l where l.user_id = $1 order by l.product_key for update`;

const PRICED = `select p.key, p.name, p.is_listed as "isListed", p.discounted_price as price, l.price as "priceWhenAdded"
from cart_lines l join products p on p.key = l.product_key where l.user_id = $1 order by l.position, l.product_key`;

const ADD = `insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at, price)
values ($1, $2, (select coalesce(max(position), 0) + 1 from cart_lines where user_id = $1), $3, $4, $5, $6)
on conflict (user_id, product_key) do nothing`;

/** Moves the lines from the place on. When the line of that product is gone, the new one is the last. */
const ADD_BEFORE = `with place as (
  select position from cart_lines where user_id = $1 and product_key = $7
), moved as (
  update cart_lines set position = position + 1 where user_id = $1 and position >= (select position from place)
)
insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at, price)
select $1, $2, coalesce((select position from place), coalesce(max(position), 0) + 1), $3, $4, $5, $6 from cart_lines where user_id = $1
on conflict (user_id, product_key) do nothing`;

const STEP = `update cart_lines l set quantity = l.quantity + $3, updated_at = $4
where l.user_id = $1 and l.product_key = $2 and l.quantity + $3 between $5 and $6`;

const KEY_LENGTH = 36;

/** The row of the shopper's keys lets one of several calls with the same key through. UUIDs overlap nowhere in `keys`. */
const STEP_ONCE = `with counted as (
  insert into cart_keys (user_id, keys) values ($1, $7)
  on conflict (user_id) do update set keys = left(excluded.keys || cart_keys.keys, ${KEPT_KEYS * KEY_LENGTH})
  where position(excluded.keys in cart_keys.keys) = 0
  returning user_id
)
${STEP} and exists (select 1 from counted)`;

const SET_QUANTITIES = `update cart_lines l set quantity = r.quantity
from json_to_recordset($2::json) as r (key text, quantity integer)
where l.user_id = $1 and l.product_key = r.key`;

const SET_PRICES = `update cart_lines l set price = r.price
from json_to_recordset($2::json) as r (key text, price integer)
where l.user_id = $1 and l.product_key = r.key`;

const REMOVE = 'delete from cart_lines where user_id = $1 and product_key = any($2::text[])';
const CLEAR = 'delete from cart_lines where user_id = $1';

/** Stores the carts in SQL. */
export class SqlCarts extends SqlStore implements ForStoringCarts {
  async lines(shopperId: string): ReturnType<ForStoringCarts['lines']> {
    return versionedLines(await this.database.short<LineRow<CartLine>>(LINES, [shopperId]));
  }

  lock(shopperId: string): Promise<readonly CartLine[]> {
    return this.database.query<CartLine>(LOCK, [shopperId]);
  }

  async add(...[shopperId, line, before]: Parameters<ForStoringCarts['add']>): Promise<void> {
    const { key, quantity, createdAt, updatedAt, price } = line;
    const values = [shopperId, key, quantity, createdAt, updatedAt, price ?? null];
    if (before === undefined) await this.database.write(ADD, values);
    else await this.database.write(ADD_BEFORE, [...values, before]);
  }

  async pricedLines(shopperId: string): Promise<readonly PricedLine[]> {
    return (await this.database.query<PricedLine>(PRICED, [shopperId])).map(withoutNulls);
  }

  async setPrices(...[shopperId, lines]: Parameters<ForStoringCarts['setPrices']>): Promise<void> {
    if (lines.length > 0) await this.database.write(SET_PRICES, [shopperId, JSON.stringify(lines)]);
  }

  async step(shopperId: string, { key, by, least, most, at, idempotencyKey }: CartStep): Promise<void> {
    const values = [shopperId, key, by, at, least, most];
    if (idempotencyKey === undefined) await this.database.short(STEP, values);
    else await this.database.short(STEP_ONCE, [...values, idempotencyKey]);
  }

  async setQuantities(shopperId: string, lines: readonly Pick<CartLine, 'key' | 'quantity'>[]): Promise<void> {
    if (lines.length > 0) await this.database.write(SET_QUANTITIES, [shopperId, JSON.stringify(lines)]);
  }

  async remove(shopperId: string, keys?: readonly string[]): Promise<void> {
    if (keys === undefined) await this.database.write(CLEAR, [shopperId]);
    else await this.database.write(REMOVE, [shopperId, keys]);
  }
}
