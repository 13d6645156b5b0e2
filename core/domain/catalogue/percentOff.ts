import type { Product } from './Product.ts';

/** The rounded percentage the product is reduced by; undefined when that comes to nothing. */
export function percentOff({ originalPrice, discountedPrice }: Product): number | undefined {
  return Math.max(0, Math.round((100 * (originalPrice - discountedPrice)) / originalPrice)) || undefined;
}
