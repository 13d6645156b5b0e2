import { FREE_PIECES } from '../../domain/stock/Availability.ts';
import type { StockSize } from '../ports/ForManagingStock.ts';

/** Whether a size is out or nearly out, by the pieces that are not held for checkouts; undefined when it is neither, or not counted. */
export function stockState({ onHand, held = 0 }: Pick<StockSize, 'onHand' | 'held'>): 'low' | 'out' | undefined {
  if (onHand === undefined) return undefined;
  const free = onHand - held;
  if (free <= FREE_PIECES.out[1]) return 'out';
  return free <= FREE_PIECES.low[1] ? 'low' : undefined;
}
