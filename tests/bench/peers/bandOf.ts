import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { priceBands } from '../../../core/domain/catalogue/priceBands.ts';

/** Returns the label of a product's price band. The bands do not overlap. */
export function bandOf({ discountedPrice }: Product): string {
  return priceBands.find(({ min, max }) => min <= discountedPrice && discountedPrice <= max)?.label ?? '';
}
