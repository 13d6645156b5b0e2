import type { ForStoringOrders, OrderOfShopper } from '../../core/backend/ports/ForStoringOrders.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { SqlValue } from './Database.ts';
import { SqlStore } from './SqlStore.ts';
import { storableJson } from './storableText.ts';

/** `items` are the JSON texts of the lines, separated by commas; `address` is JSON. */
type OrderRow = Pick<Order, 'orderId' | 'paymentId' | 'paidAt' | 'amountPaid'> & {
  readonly address: string;
  readonly items: string;
};
type KeyedRow = OrderRow & { readonly email: string; readonly userId: string; readonly position: number };

const PAGE = 200;
const COLUMNS = `o.id as "orderId", o.payment_id as "paymentId", o.paid_at as "paidAt", o.amount as "amountPaid", o.address,
  (select string_agg(i.item, ',' order by i.line) from order_items i where i.user_id = o.user_id and i.order_id = o.id) as items`;

const ORDERS = `select ${COLUMNS} from orders o where o.user_id = $1 order by o.position desc`;

const PAYMENT_OF = 'select payment_id as "paymentId" from orders where id = $1';

/** Without a row, the order or its payment is there. */
const ADD = `with added as (
  insert into orders (user_id, id, position, payment_id, amount, address, paid_at)
  select $1, $2, coalesce(max(o.position), 0) + 1, $3, $4, $5, $6 from orders o where o.user_id = $1
  on conflict do nothing
  returning user_id, id
)
insert into order_items (user_id, order_id, line, product_key, title, size, quantity, discounted_price, item)
select added.user_id, added.id, l.line, l.key, l.name, l.size, l.quantity, l."discountedPrice", l.item
from added, rows from (
  json_array_elements($7::json),
  json_to_recordset($7::json) as (key text, name text, size text, quantity integer, "discountedPrice" integer)
) with ordinality as l (item, key, name, size, quantity, "discountedPrice", line)
returning line`;

const PAGE_OF_ALL = `select u.email, o.user_id as "userId", o.position, ${COLUMNS}
from orders o join users u on u.id = o.user_id
where (o.paid_at, o.user_id, o.position) > ($1, $2, $3)
order by o.paid_at, o.user_id, o.position
limit ${PAGE}`;

/** Stores the orders in SQL. */
export class SqlOrders extends SqlStore implements ForStoringOrders {
  async orders(shopperId: string): Promise<readonly Order[]> {
    return (await this.database.query<OrderRow>(ORDERS, [shopperId])).map(orderOf);
  }

  async paymentOf(orderId: string): Promise<string | undefined> {
    return (await this.first<Pick<Order, 'paymentId'>>(PAYMENT_OF, [orderId]))?.paymentId;
  }

  async add(shopperId: string, order: Order): Promise<boolean> {
    const { orderId, paymentId, amountPaid, orderedProducts, deliveryAddress, paidAt } = order;
    const values = [shopperId, orderId, paymentId, amountPaid, JSON.stringify(deliveryAddress), paidAt];
    return (await this.database.query(ADD, [...values, storableJson(orderedProducts)])).length > 0;
  }

  async *all(): AsyncGenerator<OrderOfShopper> {
    let after: readonly SqlValue[] = ['-infinity', '', 0];
    for (;;) {
      const rows = await this.database.query<KeyedRow>(PAGE_OF_ALL, after);
      for (const row of rows) yield { ...orderOf(row), email: row.email };
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = [last.paidAt, last.userId, last.position];
    }
  }
}

function orderOf({ paymentId, orderId, amountPaid, items, address, paidAt }: OrderRow): Order {
  const [orderedProducts, deliveryAddress] = [JSON.parse(`[${items}]`), JSON.parse(address)];
  return { paymentId, orderId, amountPaid, orderedProducts, deliveryAddress, paidAt };
}
