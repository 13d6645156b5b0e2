import type { ForReporting, ReportedDays } from '../../../core/backend/ports/ForReporting.ts';
import type { ReportName, ReportRow } from '../../../core/domain/reports/reports.ts';
import { addDays, daysBetween, SHOP_OFFSET, type ShopDay, startOfDay } from '../../../core/domain/time/shopDay.ts';
import type { Database, SqlValue } from '../connection/Database.ts';
import { SqlStore } from '../SqlStore.ts';

/** Enough to sum up 100,000 products in memory. */
const SETTINGS = "set local work_mem = '64MB'";
/** How many days a statement sums up, so that it takes about a second at most. */
const DAYS_AT_ONCE = 5;
const dayOf = (time: string) => `(${time} at time zone interval '${SHOP_OFFSET.slice(1)}')::date`;
const textOf = (day: string) => `to_char(${day}, 'YYYY-MM-DD')`;
/** Sums of 64-bit integers would be slow decimals; a double has all paise of ninety trillion rupees. */
const sumOf = (column: string) => `sum(${column}::double precision)`;

/** The orders of the days $1 that are paid. With `offset 0`, the database reads each day by the index, never all orders. */
const SOLD = `days as (
  select d::date as day, d::timestamp at time zone interval '${SHOP_OFFSET.slice(1)}' as starts from unnest($1::text[]) d
), sold as (
  select days.day, paid.* from days cross join lateral (
    select o.id, o.user_id, o.amount from orders o where o.paid_at >= days.starts and o.paid_at < days.starts + interval '1 day'
      and o.status <> 'payment-pending' and o.cancelled_for is distinct from 'payment-failed' offset 0
  ) paid
)`;
const TOTALS = `select day, count(*)::integer as orders,
  sum((select sum(i.quantity) from order_items i where i.user_id = sold.user_id and i.order_id = sold.id))::integer as pieces,
  ${sumOf('amount')} as amount
from sold group by day`;
const LINES = `sold join order_items i on i.user_id = sold.user_id and i.order_id = sold.id left join products p on p.key = i.product_key`;
const AMOUNT = '(i.quantity::bigint * i.discounted_price)';
/** By what the lines are summed up. For the products, the database does not read the table of the products. */
const NAMES = { product: 'i.product_key', creator: "coalesce(p.influencer, '')", size: "coalesce(i.size, p.size, '')" };
const KINDS = Object.entries(NAMES).map(([kind, name]) => `('${kind}', ${name})`);
const PARTS = `select sold.day, part.kind, part.name, sum(i.quantity)::integer as pieces, ${sumOf(AMOUNT)} as amount
from ${LINES} cross join lateral (values ${KINDS.join(', ')}) as part (kind, name)
group by 1, 2, 3`;

/** Days with a payment about which the provider has not decided are summed up later. */
const UNDECIDED = `select distinct ${textOf(dayOf('paid_at'))} as day from orders where state = 'payment-pending'`;
const KNOWN = `select ${textOf('day')} as day from sales_days where day between $1::date and $2::date`;
/** Of two processes that sum up the same day, the second does nothing. */
const SUM_UP = `with ${SOLD}, totals as (${TOTALS}), summed_up as (
  insert into sales_days (day, orders, pieces, amount)
  select day, coalesce(t.orders, 0), coalesce(t.pieces, 0), coalesce(t.amount, 0) from days left join totals t using (day)
  on conflict (day) do nothing returning day
)
insert into sales_by_day (day, kind, name, pieces, amount) select parts.* from (${PARTS}) parts join summed_up using (day)`;
/** Otherwise the planner expects one row of a table that was just filled, and sorts all of them to group them. */
const ANALYZE = 'analyze sales_by_day';

/** The index finds these days. A filter of each row would take as long as the sums. */
const SUMMED_UP = 'day = any ($2::date[])';
const SALES = `with ${SOLD}
select ${textOf('day')} as day, orders, pieces, amount::double precision as amount from (
  select day, orders, pieces, amount from sales_days where ${SUMMED_UP} union all ${TOTALS}
) every order by day limit $3`;
/** Sums the stored days up by themselves: only of a table can the database tell how many names to expect. */
const sumOfParts = (kind: keyof typeof NAMES) => `with ${SOLD}, stored as (
  select name, sum(pieces)::integer as pieces, ${sumOf('amount')} as amount from sales_by_day where kind = '${kind}' and ${SUMMED_UP} group by name
), today as (
  select ${NAMES[kind]} as name, sum(i.quantity)::integer as pieces, ${sumOf(AMOUNT)} as amount from ${LINES} group by 1
), top as (
  select name, coalesce(s.pieces, 0) + coalesce(t.pieces, 0) as pieces, coalesce(s.amount, 0) + coalesce(t.amount, 0) as amount
  from stored s full join today t using (name) order by amount desc, name limit $3
)`;
const PRODUCTS = `${sumOfParts('product')}
select top.name as sku, coalesce(p.name, '') as title, coalesce(p.size, '') as size, coalesce(p.influencer, '') as creator, pieces, amount
from top left join products p on p.key = top.name order by amount desc, sku`;
const CREATORS = `${sumOfParts('creator')} select name as creator, pieces, amount from top order by amount desc, name`;
const SIZES = `${sumOfParts('size')} select name as size, pieces, amount from top order by amount desc, name`;

/** $1 and $2 are the beginning and the end. */
const REFUNDS = `select ${textOf(dayOf('at'))} as day, count(*)::integer as refunds, ${sumOf('amount')} as amount
from refunds where at >= $1 and at < $2 and status <> 'failed' group by 1 order by 1 limit $3`;
const COUPONS = `select u.coupon_id as id, c.name, u.uses, u.amount from (
  select coupon_id, count(*)::integer as uses, ${sumOf('discount')} as amount
  from coupon_uses where state = 'used' and used_at >= $1 and used_at < $2 group by coupon_id
) u join coupons c on c.id = u.coupon_id order by u.amount desc, c.id limit $3`;
const STOCK_VALUE = `select p.influencer as creator, sum(s.on_hand)::integer as pieces, ${sumOf('(s.on_hand::bigint * p.discounted_price)')} as amount
from stock_levels s join products p on p.key = s.sku where s.on_hand > 0 group by 1 order by amount desc, creator limit $1`;

/** Sums up in SQL. The sales of days that are over are summed up once, when a report first needs them. */
export class SqlReports extends SqlStore<Database> implements ForReporting {
  async rows(report: ReportName, days: ReportedDays, most: number): Promise<readonly ReportRow[]> {
    const ofTimes = (text: string) => this.#query(text, [startOfDay(days.from), startOfDay(addDays(days.to, 1)), most]);
    const ofSales = async (text: string) => this.#query(text, [...(await this.#sumUp(days)), most]);
    switch (report) {
      case 'sales':
        return ofSales(SALES);
      case 'products':
        return ofSales(PRODUCTS);
      case 'creators':
        return ofSales(CREATORS);
      case 'sizes':
        return ofSales(SIZES);
      case 'refunds':
        return ofTimes(REFUNDS);
      case 'coupons':
        return ofTimes(COUPONS);
      case 'stock-value':
        return this.#query(STOCK_VALUE, [most]);
    }
  }

  /** Sums up the days that are over. Resolves with the days whose orders have to be read, and those whose sums are stored. */
  async #sumUp({ from, to, overUntil }: ReportedDays): Promise<readonly [ShopDay[], ShopDay[]]> {
    const daysIn = async (text: string, values: readonly SqlValue[] = []) =>
      (await this.database.query<{ readonly day: ShopDay }>(text, values)).map(({ day }) => day);
    const [known, undecided] = [await daysIn(KNOWN, [from, to]), await daysIn(UNDECIDED)];
    const unknown = daysBetween(from, to).filter((day) => !known.includes(day));
    const isOver = (day: ShopDay) => day <= overUntil && !undecided.includes(day);
    const over = unknown.filter(isOver);
    for (let at = 0; at < over.length; at += DAYS_AT_ONCE)
      await this.#query(SUM_UP, [over.slice(at, at + DAYS_AT_ONCE)]);
    if (over.length > 0) await this.database.query(ANALYZE);
    return [unknown.filter((day) => !isOver(day)), [...known, ...over]];
  }

  #query(text: string, values: readonly SqlValue[]): Promise<readonly ReportRow[]> {
    return this.database.transaction(async (queries) => {
      await queries.runScript(SETTINGS);
      return queries.query<ReportRow>(text, values);
    });
  }
}
