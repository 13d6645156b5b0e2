import type { PieceEntry } from '../search/PieceEntry.ts';
import type { SortOrder } from './Filters.ts';

type Priced = Pick<PieceEntry, 'price'>;

/** Returns a comparison that sorts pieces by the prices on their cards, and without a sort order leaves them where they are. */
export function comparePrices(sort: SortOrder | undefined): (one: Priced, other: Priced) => number {
  const sign = sort === undefined ? 0 : sort === 'lowToHigh' ? 1 : -1;
  return (one, other) => sign * (one.price - other.price);
}
