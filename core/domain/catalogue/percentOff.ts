import type { Product } from './Product.ts';

/** Returns the discount as a rounded percentage; undefined when it rounds to 0 or less. */
export function percentOff({ originalPrice, discountedPrice }: Product): number | undefined {
  return Math.max(0, Math.round((100 * (originalPrice - discountedPrice)) / originalPrice)) || undefined;
}
