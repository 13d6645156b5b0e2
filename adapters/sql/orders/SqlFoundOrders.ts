import type { ForFindingOrders, FoundOrder, OrderSearch } from '../../../core/backend/ports/orders/ForFindingOrders.ts';
import { MOST_COUNTED } from '../../../core/domain/orders/mostCounted.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { likePattern } from '../catalogue/styleColumns.ts';
import type { SqlValue } from '../connection/Database.ts';
import { SqlStore } from '../SqlStore.ts';

const COLUMNS = `o.id as "orderId", o.number, o.state as status, o.address::json ->> 'name' as name, u.email,
  o.paid_at as "placedAt", o.amount as "amountPaid",
  (select sum(i.quantity)::integer from order_items i where i.user_id = o.user_id and i.order_id = o.id) as pieces`;
const STATES = ['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'] satisfies OrderStatus[];
const COUNT = STATES.map(
  (state) => `select '${state}' as state, count(*)::integer as count
from (select from orders where state = '${state}' limit ${MOST_COUNTED + 1}) as counted`,
).join(' union all ');

/** Up to this many orders that have a text are put into order; of more, the list is read from its end. */
const FEW = 2_000;
const HAVE_TEXT = `(select id from orders where found_by like $1 limit ${FEW + 1}) union
(select o.id from users u join orders o on o.user_id = u.id where u.email_key like $1 limit ${FEW + 1})`;

/** Finds orders in SQL. */
export class SqlFoundOrders extends SqlStore implements ForFindingOrders {
  async find({ status, text = '', isOldestFirst = false, after, most }: OrderSearch): Promise<readonly FoundOrder[]> {
    const values: SqlValue[] = [];
    const bind = (value: SqlValue) => `$${values.push(value)}`;
    const [isBehind, direction] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc'];
    const conditions = [
      ...(status === undefined ? [] : [`o.state = ${bind(status)}`]),
      ...(text === '' ? [] : [await this.#hasText(likePattern(text), bind)]),
      ...(after === undefined
        ? []
        : [
            `(o.paid_at, o.user_id, o.position) ${isBehind} (select paid_at, user_id, position from orders where number = ${bind(after)})`,
          ]),
    ];
    const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
    return this.database.query<FoundOrder>(
      `select ${COLUMNS} from orders o join users u on u.id = o.user_id ${where}
      order by o.paid_at ${direction}, o.user_id ${direction}, o.position ${direction} limit ${bind(most)}`,
      values,
    );
  }

  async count() {
    const rows = await this.database.query<{ readonly state: OrderStatus; readonly count: number }>(COUNT);
    return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]));
  }

  /** Resolves with the condition that an order has a text. */
  async #hasText(pattern: string, bind: (value: SqlValue) => string): Promise<string> {
    const found = await this.database.query<{ readonly id: string }>(HAVE_TEXT, [pattern]);
    return found.length > FEW
      ? `(o.found_by like ${bind(pattern)} or u.email_key like ${bind(pattern)})`
      : `o.id = any(${bind(found.map(({ id }) => id))}::text[])`;
  }
}
