import type {
  ForStoringReturns,
  FoundReturn,
  StoredReturn,
} from '../../../core/backend/ports/orders/ForStoringReturns.ts';
import { MOST_COUNTED } from '../../../core/domain/orders/mostCounted.ts';
import { RETURN_STATES, type ReturnState } from '../../../core/domain/returns/Return.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';
import { withoutNulls } from '../withoutNulls.ts';

/** `lines`, `received` and `parcel` are JSON. */
type Row<Stored extends StoredReturn = StoredReturn> = Omit<Stored, 'lines' | 'received' | 'parcel'> & {
  readonly lines: string;
  readonly received: string | null;
  readonly parcel: string | null;
};

const COLUMNS = `r.id, r.order_id as "orderId", r.state, r.lines, r.received, r.is_restocked as "isRestocked", r.held_until as "heldUntil",
  r.parcel, r.note, r.request_key as "requestKey", r.at`;
const ADD = `insert into returns (id, order_id, state, lines, held_until, request_key, at) values ($1, $2, $3, $4, $5, $6, $7)`;
const RETURN = `select ${COLUMNS} from returns r where r.id = $1`;
const OF_ORDER = `select ${COLUMNS} from returns r where r.order_id = $1 order by r.at, r.id`;
const UPDATE = `update returns set state = $2, received = coalesce($3, received), is_restocked = coalesce($4, is_restocked),
  parcel = coalesce($5, parcel), note = coalesce($6, note) where id = $1`;
const FIND = `select ${COLUMNS}, o.number as "orderNumber", o.address::json ->> 'name' as shopper
from returns r join orders o on o.id = r.order_id
where ($4::text is null or r.id = $4) and ($1::text is null or r.state = $1)
  and ($2::text is null or (r.at, r.id) < (select a.at, a.id from returns a where a.id = $2))
order by r.at desc, r.id desc limit $3`;
const COUNT = RETURN_STATES.map(
  (state) => `select '${state}' as state, count(*)::integer as count
from (select from returns where state = '${state}' limit ${MOST_COUNTED + 1}) as counted`,
).join(' union all ');

/** Stores the returns in SQL. */
export class SqlReturns extends SqlStore implements ForStoringReturns {
  async add({ id, orderId, state, lines, heldUntil, requestKey, at }: StoredReturn): Promise<void> {
    const values = [id, orderId, state, storableJson(lines), heldUntil ?? null, requestKey ?? null, at];
    await this.database.write(ADD, values);
  }

  async return(id: string): Promise<StoredReturn | undefined> {
    const row = await this.first<Row>(RETURN, [id]);
    return row && returnOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly StoredReturn[]> {
    return (await this.database.query<Row>(OF_ORDER, [orderId])).map(returnOf);
  }

  async update(id: string, changes: Parameters<ForStoringReturns['update']>[1]): Promise<void> {
    const { state, received, isRestocked = null, parcel, note = null } = changes;
    const json = (value: object | undefined) => (value === undefined ? null : storableJson(value));
    await this.database.write(UPDATE, [id, state, json(received), isRestocked, json(parcel), note]);
  }

  async find(search: Parameters<ForStoringReturns['find']>[0]): Promise<readonly FoundReturn[]> {
    const { id = null, state = null, after = null, most } = search;
    const rows = await this.database.query<Row<FoundReturn>>(FIND, [state, after, most, id]);
    return rows.map(({ orderNumber, shopper, ...row }) => ({ ...returnOf(row), orderNumber, shopper }));
  }

  async count() {
    const rows = await this.database.query<{ readonly state: ReturnState; readonly count: number }>(COUNT);
    return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]));
  }
}

function returnOf({ lines, received, parcel, ...row }: Row): StoredReturn {
  return {
    ...withoutNulls(row),
    lines: JSON.parse(lines),
    ...(received !== null && { received: JSON.parse(received) }),
    ...(parcel !== null && { parcel: JSON.parse(parcel) }),
  };
}
