import type {
  ForStoringOrders,
  NewOrder,
  OrderEvent,
  OrderOfShopper,
  StoredOrder,
  StoredShipment,
} from '../../../core/backend/ports/orders/ForStoringOrders.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { type Timestamp, timestamp } from '../../../core/domain/time/timestamp.ts';
import type { SqlValue } from '../connection/Database.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';
import { withoutNulls } from '../withoutNulls.ts';

type Snapshot = 'orderedProducts' | 'deliveryAddress' | 'shipments' | 'delivery';
/** `items` are the JSON texts of the lines, separated by commas; `address`, `parcels` and `delivery` are JSON. */
type OrderRow = Omit<StoredOrder, Snapshot> & {
  readonly address: string;
  readonly items: string;
  readonly parcels: string | null;
  readonly delivery: string | null;
};
type KeyedRow = OrderRow & { readonly email: string; readonly position: number };

const PAGE = 200;
/** More than a shopper has. */
const ALL = 1_000_000;
const PARCEL = `json_build_object('id', s.id, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'lines', s.lines::json,
  'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at)`;
const COLUMNS = `o.id as "orderId", o.user_id as "shopperId", o.payment_id as "paymentId", o.paid_at as "paidAt", o.amount as "amountPaid",
  o.address, o.delivery, o.number, o.status as standing, o.cancelled_for as "cancelledFor", o.packed_at as "packedAt",
  (select string_agg(i.item, ',' order by i.line) from order_items i where i.user_id = o.user_id and i.order_id = o.id) as items,
  (select json_agg(${PARCEL} order by s.shipped_at, s.id)::text from shipments s where s.order_id = o.id) as parcels`;

const ORDERS = `select ${COLUMNS} from orders o
where o.user_id = $1 and o.position < coalesce((select b.position from orders b where b.user_id = $1 and b.number = $2), ${ALL})
order by o.position desc limit $3`;

const ORDER = `select ${COLUMNS} from orders o where o.id = $1`;
const WITH_NUMBER = 'select id from orders where number = $1';

/** Without a row, the order or its payment is there. */
const ADD = `with added as (
  insert into orders (user_id, id, position, payment_id, amount, address, paid_at, number, status, cancelled_for, state, delivery)
  select $1, $2, coalesce(max(o.position), 0) + 1, $3, $4, $5, $6, $8, $9, $10, $9, $11 from orders o where o.user_id = $1
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

const UPDATE = `update orders set status = coalesce($2, status), payment_id = coalesce($3, payment_id),
  cancelled_for = coalesce($4, cancelled_for), packed_at = coalesce($5, packed_at), state = coalesce($6, state) where id = $1`;

const ERASE_ADDRESS = 'update orders set address = $2 where id = $1';

const ADD_SHIPMENT = `insert into shipments (id, order_id, carrier, tracking_number, lines, shipped_at) values ($1, $2, $3, $4, $5, $6)`;
const DELIVER = 'update shipments set delivered_at = $2 where order_id = $1 and delivered_at is null';
const ADD_EVENT = 'insert into order_events (order_id, kind, actor, note, at) values ($1, $2, $3, $4, $5)';
const EVENTS = 'select kind, actor, note, at from order_events where order_id = $1 order by id';

const PAGE_OF_ALL = `select u.email, o.position, ${COLUMNS}
from orders o join users u on u.id = o.user_id
where (o.paid_at, o.user_id, o.position) > ($1, $2, $3)
order by o.paid_at, o.user_id, o.position
limit ${PAGE}`;

/** Stores the orders in SQL. */
export class SqlOrders extends SqlStore implements ForStoringOrders {
  async orders(shopperId: string, { after = '', most = ALL } = {}): Promise<readonly StoredOrder[]> {
    return (await this.database.query<OrderRow>(ORDERS, [shopperId, after, most])).map(orderOf);
  }

  async order(id: string): Promise<StoredOrder | undefined> {
    const row = await this.first<OrderRow>(ORDER, [id]);
    return row && orderOf(row);
  }

  async withNumber(number: string): Promise<string | undefined> {
    return (await this.first<{ readonly id: string }>(WITH_NUMBER, [number]))?.id;
  }

  async add(order: NewOrder): Promise<boolean> {
    const { shopperId, orderId, paymentId, amountPaid, orderedProducts, deliveryAddress, paidAt } = order;
    const values = [shopperId, orderId, paymentId, amountPaid, JSON.stringify(deliveryAddress), paidAt];
    const delivery = order.delivery && JSON.stringify(order.delivery);
    const life = [order.number, order.standing, order.cancelledFor ?? null, delivery ?? null];
    return (await this.database.query(ADD, [...values, storableJson(orderedProducts), ...life])).length > 0;
  }

  async update(id: string, changes: Parameters<ForStoringOrders['update']>[1]): Promise<void> {
    const { standing = null, paymentId = null, cancelledFor = null, packedAt = null, state = null } = changes;
    await this.database.write(UPDATE, [id, standing, paymentId, cancelledFor, packedAt, state]);
  }

  async eraseAddress(id: string, erased: Address): Promise<void> {
    await this.database.query(ERASE_ADDRESS, [id, JSON.stringify(erased)]);
  }

  async addShipment(orderId: string, shipment: StoredShipment): Promise<void> {
    const { id, carrier, trackingNumber, lines, shippedAt } = shipment;
    await this.database.write(ADD_SHIPMENT, [id, orderId, carrier, trackingNumber, JSON.stringify(lines), shippedAt]);
  }

  async deliver(orderId: string, at: Timestamp): Promise<void> {
    await this.database.write(DELIVER, [orderId, at]);
  }

  async addEvent(orderId: string, { kind, actor, note, at }: OrderEvent): Promise<void> {
    await this.database.write(ADD_EVENT, [orderId, kind, actor, note ?? null, at]);
  }

  async events(orderId: string): Promise<readonly OrderEvent[]> {
    return (await this.database.query<OrderEvent>(EVENTS, [orderId])).map(withoutNulls);
  }

  async *all(): AsyncGenerator<OrderOfShopper> {
    let after: readonly SqlValue[] = ['-infinity', '', 0];
    for (;;) {
      const rows = await this.database.query<KeyedRow>(PAGE_OF_ALL, after);
      for (const { position: _, email, ...row } of rows) yield { ...orderOf(row), email };
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = [last.paidAt, last.shopperId, last.position];
    }
  }
}

function orderOf({ items, address, parcels, delivery, ...row }: OrderRow): StoredOrder {
  const [orderedProducts, deliveryAddress] = [JSON.parse(`[${items}]`), JSON.parse(address)];
  const shipments = (JSON.parse(parcels ?? '[]') as readonly StoredShipment[]).map(shipmentOf);
  const promised = delivery !== null && { delivery: JSON.parse(delivery) };
  return { ...withoutNulls(row), orderedProducts, deliveryAddress, shipments, ...promised };
}

/** The database writes the times in JSON with the offset of its own time zone. */
function shipmentOf({ shippedAt, deliveredAt, ...shipment }: StoredShipment): StoredShipment {
  const utc = (time: Timestamp) => timestamp(Date.parse(time));
  return { ...shipment, shippedAt: utc(shippedAt), ...(deliveredAt && { deliveredAt: utc(deliveredAt) }) };
}
