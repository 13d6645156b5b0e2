import type { FitVote, ForStoringFitVotes } from '../../../core/backend/ports/orders/ForStoringFitVotes.ts';
import { type Fit, type FitCounts, NO_FIT_VOTES } from '../../../core/domain/styles/fit.ts';
import { STYLE_ID } from '../catalogue/styleColumns.ts';
import { SqlStore } from '../SqlStore.ts';

const SAVE = `insert into fit_votes (order_id, sku, fit, at) values ($1, $2, $3, $4)
on conflict (order_id, sku) do update set fit = excluded.fit, at = excluded.at`;
const OF_ORDER = 'select order_id as "orderId", sku, fit, at from fit_votes where order_id = $1 order by sku';
const COUNT = `select v.fit, count(*)::integer as count from products p join fit_votes v on v.sku = p.key
where ${STYLE_ID} = (select coalesce(style, key) from products where key = $1) group by v.fit`;

/** Stores the votes on how pieces fit in SQL. */
export class SqlFitVotes extends SqlStore implements ForStoringFitVotes {
  async save({ orderId, sku, fit, at }: FitVote): Promise<void> {
    await this.database.write(SAVE, [orderId, sku, fit, at]);
  }

  ofOrder(orderId: string): Promise<readonly FitVote[]> {
    return this.database.query<FitVote>(OF_ORDER, [orderId]);
  }

  async count(sku: string): Promise<FitCounts> {
    const rows = await this.database.query<{ readonly fit: Fit; readonly count: number }>(COUNT, [sku]);
    return { ...NO_FIT_VOTES, ...Object.fromEntries(rows.map(({ fit, count }) => [fit, count])) };
  }
}
