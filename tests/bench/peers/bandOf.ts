import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { priceBands } from '../../../core/domain/catalogue/priceBands.ts';

/** The price range on offer that a product lies in; no two of them share a price. */
export function bandOf({ discountedPrice }: Product): string {
  return priceBands.find(({ min, max }) => min <= discountedPrice && discountedPrice <= max)?.label ?? '';
}
