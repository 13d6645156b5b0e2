import type { Product } from './Product.ts';

/** The rounded percentage the product is reduced by; undefined when it is not reduced. */
export function percentOff({ originalPrice, discountedPrice }: Product): number | undefined {
  return discountedPrice < originalPrice
    ? Math.round((100 * (originalPrice - discountedPrice)) / originalPrice)
    : undefined;
}
