import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { availabilityOf } from '../../domain/stock/Availability.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StockAlert } from '../ports/ForStoringStockAlerts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** To wait for the same product twice is to wait for it once. */
export type StockAlertCommand = { readonly type: 'add' | 'remove'; readonly productKey: string };

/**
 * Lets a shopper wait for a product that is listed and sold out, or wait no longer. Resolves with all alerts of the shopper, the oldest
 * first.
 */
export type ChangeStockAlerts = (
  shopperId: string,
  command: StockAlertCommand,
) => Promise<readonly StockAlert[] | WaitRefusal>;

type WaitRefusal = 'unknown-product' | 'in-stock' | 'stock-alerts-full' | 'not-registered';

export function makeChangeStockAlerts({
  transactions,
  stockAlerts,
  ids,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'stockAlerts' | 'ids' | 'clock'>): ChangeStockAlerts {
  return async (shopperId, { type, productKey: sku }) => {
    if (type === 'remove') {
      await stockAlerts.remove(shopperId, sku);
    } else {
      const alert = { id: ids.generate(), sku, shopperId, createdAt: timestamp(clock.now()) };
      const refusal = await transactions.within((stores) => add(stores, alert));
      if (refusal !== undefined) return refusal;
    }
    return stockAlerts.alerts(shopperId);
  };
}

/** The level stays locked until the alert is written, so that whoever frees pieces afterwards finds it. */
async function add(
  { shoppers, stock, stockAlerts, catalogue }: TransactionStores,
  alert: StockAlert,
): Promise<WaitRefusal | undefined> {
  const { sku, shopperId } = alert;
  if (!(await shoppers.lock(shopperId))) return 'not-registered';
  const alerts = await stockAlerts.alerts(shopperId);
  if (alerts.some((known) => known.sku === sku)) return undefined;
  if (alerts.length >= MOST_ENTRIES.stockAlerts) return 'stock-alerts-full';
  const [product] = await catalogue.withSkus([sku]);
  if (product?.isListed !== true) return 'unknown-product';
  const [level] = await stock.lock([sku]);
  if (level === undefined || availabilityOf(level).inStock) return 'in-stock';
  await stockAlerts.add(alert);
  return undefined;
}
