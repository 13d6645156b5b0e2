import type { ForFindingOrders, FoundOrder, OrderSearch } from '../../core/backend/ports/ForFindingOrders.ts';
import type { OrderStatus } from '../../core/domain/orders/OrderStatus.ts';
import type { SqlValue } from './Database.ts';
import { SqlStore } from './SqlStore.ts';

const COLUMNS = `o.id as "orderId", o.number, o.state as status, o.address::json ->> 'name' as name, u.email,
  o.paid_at as "placedAt", o.amount as "amountPaid",
  (select sum(i.quantity)::integer from order_items i where i.user_id = o.user_id and i.order_id = o.id) as pieces`;
const COUNT = 'select state, count(*)::integer as count from orders group by state';

/** Finds orders in SQL. */
export class SqlFoundOrders extends SqlStore implements ForFindingOrders {
  find({ status, text = '', isOldestFirst = false, after, most }: OrderSearch): Promise<readonly FoundOrder[]> {
    const values: SqlValue[] = [];
    const bind = (value: SqlValue) => `$${values.push(value)}`;
    const [isBehind, direction] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc'];
    const conditions = [
      ...(status === undefined ? [] : [`o.state = ${bind(status)}`]),
      ...(text === '' ? [] : [hasText(bind(`%${text.replace(/[\\%_]/g, '\\$&')}%`))]),
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
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }
}

function hasText(pattern: string): string {
  return `(o.found_by like ${pattern} or o.user_id in (select id from users where email_key like ${pattern}))`;
}
