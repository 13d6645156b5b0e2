import type { SortOrder } from './Filters.ts';
import type { Product } from './Product.ts';

/** Returns a comparison that sorts by discounted price, and without a sort order leaves products where they are. */
export function comparePrices(sort: SortOrder | undefined): (one: Product, other: Product) => number {
  const sign = sort === undefined ? 0 : sort === 'lowToHigh' ? 1 : -1;
  return (one, other) => sign * (one.discountedPrice - other.discountedPrice);
}
