import type { Product } from './Product.ts';

/** The rounded percentage the product is reduced by; undefined when that comes to nothing. */
export function percentOff({ originalPrice, discountedPrice }: Product): number | undefined {
  if (discountedPrice >= originalPrice) return undefined;
  return Math.round((100 * (originalPrice - discountedPrice)) / originalPrice) || undefined;
}
