import type { ForStoringStockAlerts, StockAlert } from '../../core/backend/ports/ForStoringStockAlerts.ts';
import { SqlStore } from './SqlStore.ts';

const COLUMNS = 'id, sku, user_id as "shopperId", created_at as "createdAt"';
const ALERTS = `select ${COLUMNS} from stock_alerts where user_id = $1 order by created_at, id`;
const AWAITED = 'select distinct sku from stock_alerts where sku = any($1::text[]) order by sku';
const ADD = `insert into stock_alerts (id, sku, user_id, created_at) values ($1, $2, $3, $4)
on conflict (sku, user_id) do nothing`;
const REMOVE = 'delete from stock_alerts where user_id = $1 and sku = $2';
const TAKE = `with taken as (
  delete from stock_alerts where sku = $1 and user_id in (select user_id from stock_alerts where sku = $1 order by created_at, id limit $2)
  returning *
)
select ${COLUMNS} from taken order by created_at, id`;

/** Stores the alerts of shoppers who wait for sold-out products in SQL. */
export class SqlStockAlerts extends SqlStore implements ForStoringStockAlerts {
  alerts(shopperId: string): Promise<readonly StockAlert[]> {
    return this.database.query<StockAlert>(ALERTS, [shopperId]);
  }

  async awaited(skus: readonly string[]): Promise<readonly string[]> {
    return (await this.database.query<{ readonly sku: string }>(AWAITED, [skus])).map(({ sku }) => sku);
  }

  async add({ id, sku, shopperId, createdAt }: StockAlert): Promise<void> {
    await this.database.write(ADD, [id, sku, shopperId, createdAt]);
  }

  async remove(shopperId: string, sku: string): Promise<void> {
    await this.database.query(REMOVE, [shopperId, sku]);
  }

  take(sku: string, most: number): Promise<readonly StockAlert[]> {
    return this.database.query<StockAlert>(TAKE, [sku, most]);
  }
}
