import type { StockMovement } from '../ports/ForKeepingStock.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** The stores that every change of the stock needs. */
export type StockStores = Pick<TransactionStores, 'stock' | 'stockAlerts' | 'jobs'>;

/** Moves stock in a transaction that has locked it. Where pieces become free that somebody waits for, adds the job that tells them. */
export async function writeMovements(
  { stock, stockAlerts, jobs }: StockStores,
  movements: readonly StockMovement[],
): Promise<void> {
  await stock.move(movements);
  const freeing = movements.filter(({ onHand, held }) => onHand > held);
  const [first] = freeing;
  if (first === undefined) return;
  for (const sku of await stockAlerts.awaited([...new Set(freeing.map((movement) => movement.sku))]))
    await jobs.add({ topic: 'stock-alert', subject: sku, runAt: first.at });
}
