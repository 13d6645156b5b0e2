import type { Product } from '../Product.ts';
import { lowestPrice } from '../sizes.ts';
import type { SortOrder } from './Filters.ts';

/** Returns a comparison that sorts pieces by the prices on their cards, and without a sort order leaves them where they are. */
export function comparePrices(sort: SortOrder | undefined): (one: Product, other: Product) => number {
  const sign = sort === undefined ? 0 : sort === 'lowToHigh' ? 1 : -1;
  return (one, other) => sign * (lowestPrice(one) - lowestPrice(other));
}
