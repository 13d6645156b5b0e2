import { type ForStoringCarts, KEPT_KEYS } from '../../core/backend/ports/ForStoringCarts.ts';
import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { BatchedRows } from './BatchedRows.ts';
import type { Queries } from './Database.ts';
import type { ListedProducts } from './ListedProducts.ts';
import { type RowOfShopper, refusalOf } from './refusalOf.ts';

type Cart = readonly CartItem[];
type LineRow = RowOfShopper &
  Pick<CartItem, 'quantity' | 'createdAt' | 'updatedAt'> & {
    readonly shopperId: string;
    readonly catalogueVersion: number;
    /** Null in the one row of a shopper without lines. */
    readonly productKey: string | null;
  };

const LINES = `select u.id as "shopperId", u.token_version as "tokenVersion", (select version from catalogue) as "catalogueVersion",
  l.product_key as "productKey", l.quantity, l.created_at as "createdAt", l.updated_at as "updatedAt"
from users u left join cart_lines l on l.user_id = u.id
where u.id = any($1::text[])
order by u.id, l.position, l.product_key`;

const ADD = `with product as (select key from products where key = $3 and is_listed),
added as (
  insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at)
  select u.id, product.key, (select coalesce(max(position), 0) + 1 from cart_lines where user_id = $1), $5, $4, $4
  from users u cross join product
  where u.id = $1 and u.token_version = $2
  on conflict (user_id, product_key) do nothing
)
select key from product`;

const STEP = `update cart_lines l set quantity = l.quantity + $4, updated_at = $5
from users u
where u.id = $1 and u.token_version = $2
  and l.user_id = $1 and l.product_key = $3 and l.quantity + $4 between 1 and 99`;

const KEY_LENGTH = 36;

/** The row of the shopper's keys lets one of several calls with the same key through. UUIDs overlap nowhere in `keys`. */
const STEP_ONCE = `with counted as (
  insert into cart_keys (user_id, keys) select u.id, $6 from users u where u.id = $1 and u.token_version = $2
  on conflict (user_id) do update set keys = left(excluded.keys || cart_keys.keys, ${KEPT_KEYS * KEY_LENGTH})
  where position(excluded.keys in cart_keys.keys) = 0
  returning user_id
)
update cart_lines l set quantity = l.quantity + $4, updated_at = $5
from counted
where l.user_id = counted.user_id and l.product_key = $3 and l.quantity + $4 between 1 and 99`;

const REMOVE = `delete from cart_lines l using users u
where u.id = $1 and u.token_version = $2 and l.user_id = $1 and l.product_key = $3`;

const CLEAR = 'delete from cart_lines l using users u where u.id = $1 and u.token_version = $2 and l.user_id = $1';

/** Stores the carts in SQL. Each change is one statement, which checks the claims itself; another one reads the cart. */
export class SqlCarts implements ForStoringCarts {
  readonly #database: Queries;
  readonly #products: ListedProducts;
  readonly #rows: BatchedRows<LineRow>;

  constructor(database: Queries, products: ListedProducts) {
    this.#database = database;
    this.#rows = new BatchedRows(database, LINES);
    this.#products = products;
  }

  async lines(claims: TokenClaims): Promise<Cart | ShopperRefusal> {
    const rows = await this.#rows.of(claims.shopperId);
    return refusalOf(rows, claims) ?? this.#cartOf(rows);
  }

  async add(
    { shopperId, version }: TokenClaims,
    productKey: string,
    at: Timestamp,
    quantity = 1,
  ): Promise<Cart | ShopperRefusal | 'unknown-product'> {
    const known = await this.#database.query(ADD, [shopperId, version, productKey, at, quantity]);
    const cart = await this.lines({ shopperId, version });
    return typeof cart === 'object' && known.length === 0 ? 'unknown-product' : cart;
  }

  async step(
    claims: TokenClaims,
    productKey: string,
    step: 1 | -1,
    at: Timestamp,
    idempotencyKey?: string,
  ): Promise<Cart | ShopperRefusal> {
    const values = [claims.shopperId, claims.version, productKey, step, at];
    if (idempotencyKey === undefined) await this.#database.query(STEP, values);
    else await this.#database.query(STEP_ONCE, [...values, idempotencyKey]);
    return this.lines(claims);
  }

  async remove(claims: TokenClaims, productKey: string): Promise<Cart | ShopperRefusal> {
    await this.#database.query(REMOVE, [claims.shopperId, claims.version, productKey]);
    return this.lines(claims);
  }

  async clear(claims: TokenClaims): Promise<Cart | ShopperRefusal> {
    await this.#database.query(CLEAR, [claims.shopperId, claims.version]);
    return this.lines(claims);
  }

  async #cartOf(rows: readonly LineRow[]): Promise<Cart> {
    const products = await this.#products.atVersion(rows[0]?.catalogueVersion ?? 0);
    return rows.flatMap(({ productKey, quantity, createdAt, updatedAt }) => {
      const product = products.get(productKey ?? '');
      return product === undefined ? [] : [{ ...product, quantity, createdAt, updatedAt }];
    });
  }
}
