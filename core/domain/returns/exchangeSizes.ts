import type { Product } from '../catalogue/Product.ts';
import { sizesInOrder } from '../catalogue/sizes.ts';
import { type StockLevel, shortagesOf } from '../stock/StockLevel.ts';
import type { ExchangeSize } from './Return.ts';

/** For how long the pieces of the other size are held, in days. */
export const EXCHANGE_HOLD_DAYS = 10;

/**
 * Returns the other sizes for which a product is exchanged, from small to large: those that cost no more than it does today, since an
 * exchange moves no money. A product that is no longer sold has none.
 */
export function exchangeSizes(product: Product | undefined): readonly ExchangeSize[] {
  if (product === undefined) return [];
  return sizesInOrder(product).flatMap(({ key, size, discountedPrice }) =>
    key !== product.key && discountedPrice <= product.discountedPrice ? [{ key, size }] : [],
  );
}

/** Returns the sizes of which at least one piece is free. */
export function sizesInStock(sizes: readonly ExchangeSize[], levels: readonly StockLevel[]): readonly ExchangeSize[] {
  return sizes.filter(({ key }) => shortagesOf([{ key, quantity: 1 }], levels).length === 0);
}
