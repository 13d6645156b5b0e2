import type { Actor } from '../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { makeChangeStock } from '../stock/ChangeStock.ts';
import type { StockChange } from '../stock/movePieces.ts';
import { audited } from './audited.ts';

/** Changes the stock, all or nothing, and logs the pieces on hand before and after of each product whose pieces have changed. */
export type MoveStock = (
  actor: Actor,
  movements: readonly StockChange[],
) => Promise<{ readonly changed: number } | Invalid>;

export function makeMoveStock(ports: Pick<BackEndPorts, 'transactions' | 'catalogue' | 'clock' | 'ids'>): MoveStock {
  return (actor, movements) => {
    const skus = [...new Set(movements.map(({ sku }) => sku))].toSorted();
    const onHand = audited(ports, {
      ...{
        actor,
        action: 'stock.change',
        subject: { kind: 'stock', id: skus.length === 1 ? (skus[0] ?? '') : 'sheet' },
      },
      read: async ({ stock }) => Object.fromEntries((await stock.lock(skus)).map((level) => [level.sku, level.onHand])),
    });
    return makeChangeStock(onHand)(movements, actor.name);
  };
}
