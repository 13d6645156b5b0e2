import type { ForCountingTasks, Waiting, WaitingTasks } from '../../../core/backend/ports/staff/ForCountingTasks.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const ordersIn = (state: string) =>
  `select count(*), min(paid_at), (select number from orders where state = '${state}' order by paid_at, user_id, position limit 1)
    from orders where state = '${state}'`;
const freeBetween = (condition: string) =>
  `select count(*), null::timestamptz, null from stock_levels where on_hand - held ${condition}`;
const givenUp = (condition: string) =>
  `select count(*), min(failed_at), null from jobs where failed_at is not null and topic ${condition}`;

const COUNTS: Readonly<Record<keyof WaitingTasks, string>> = {
  toPack: ordersIn('placed'),
  toShip: ordersIn('packed'),
  toSettle: `select count(*), min(r.at), (array_agg(o.number order by r.at, r.id))[1]
    from returns r join orders o on o.id = r.order_id where r.state = 'received'`,
  failedRefunds: `select count(*), min(r.at), (array_agg(o.number order by r.at, r.id))[1]
    from refunds r left join orders o on o.id = r.order_id
    where r.status = 'failed' and not exists (select from refunds again where again.retry_of = r.id)`,
  paymentProblems: `select count(*), min(received_at), null from payments where problem is not null and status = 'captured' and refunded < amount`,
  nearlyOut: freeBetween('between $1 and $2'),
  out: freeBetween('= 0'),
  failedMails: givenUp(`= 'mail'`),
  failedJobs: givenUp(`<> 'mail'`),
};
const ALL = Object.entries(COUNTS)
  .map(
    ([task, text]) =>
      `select '${task}' as task, t.count::integer, t.at as "oldestAt", t.number as "order" from (${text}) as t (count, at, number)`,
  )
  .join(' union all ');

type Row = { readonly [Field in keyof Required<Waiting>]: Required<Waiting>[Field] | null } & {
  readonly task: keyof WaitingTasks;
};

/** Counts in SQL what waits for staff. */
export class SqlTasks extends SqlStore implements ForCountingTasks {
  async count(few: readonly [number, number]): Promise<WaitingTasks> {
    const rows = await this.database.query<Row>(ALL, few);
    return Object.fromEntries(rows.map(({ task, ...waiting }) => [task, withoutNulls(waiting)])) as WaitingTasks;
  }
}
