import type { ForStoringOrders, OrderOfShopper } from '../../core/backend/ports/ForStoringOrders.ts';
import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { Queries, SqlValue } from './Database.ts';
import { type RowOfShopper, refusalOf } from './refusalOf.ts';

/** `items` are the JSON texts of the lines, separated by commas; `address` is JSON. */
type OrderColumns = Pick<Order, 'orderId' | 'paymentId' | 'paidAt' | 'amountPaid'> & {
  readonly address: string;
  readonly items: string;
};
type OrderRow = RowOfShopper & OrderColumns;
type EmptyRow = RowOfShopper & { readonly orderId: null };
type KeyedRow = OrderColumns & { readonly email: string; readonly userId: string; readonly position: number };

const PAGE = 200;
const COLUMNS = `o.id as "orderId", o.payment_id as "paymentId", o.paid_at as "paidAt", o.amount as "amountPaid", o.address,
  (select string_agg(i.item, ',' order by i.line) from order_items i where i.user_id = o.user_id and i.order_id = o.id) as items`;

const ORDERS = `select u.token_version as "tokenVersion", ${COLUMNS}
from users u left join orders o on o.user_id = u.id
where u.id = $1
order by o.position desc`;

const PAGE_OF_ALL = `select u.email, o.user_id as "userId", o.position, ${COLUMNS}
from orders o join users u on u.id = o.user_id
where (o.paid_at, o.user_id, o.position) > ($1, $2, $3)
order by o.paid_at, o.user_id, o.position
limit ${PAGE}`;

/** Reads the orders in SQL. */
export class SqlOrders implements ForStoringOrders {
  readonly #database: Queries;

  constructor(database: Queries) {
    this.#database = database;
  }

  async orders(claims: TokenClaims): Promise<readonly Order[] | ShopperRefusal> {
    const rows = await this.#database.query<OrderRow | EmptyRow>(ORDERS, [claims.shopperId]);
    return refusalOf(rows, claims) ?? rows.filter((row): row is OrderRow => row.orderId !== null).map(orderOf);
  }

  async *all(): AsyncGenerator<OrderOfShopper> {
    let after: readonly SqlValue[] = ['-infinity', '', 0];
    for (;;) {
      const rows = await this.#database.query<KeyedRow>(PAGE_OF_ALL, after);
      for (const row of rows) yield { ...orderOf(row), email: row.email };
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = [last.paidAt, last.userId, last.position];
    }
  }
}

function orderOf({ paymentId, orderId, amountPaid, items, address, paidAt }: OrderColumns): Order {
  const [orderedProducts, deliveryAddress] = [JSON.parse(`[${items}]`), JSON.parse(address)];
  return { paymentId, orderId, amountPaid, orderedProducts, deliveryAddress, paidAt };
}
