import type { Paise } from '../money/Paise.ts';
import type { TextFacet } from './changeFilters.ts';
import type { PriceBand } from './Filters.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';

/** The text of a product that each group compares, in lower case. */
export const facetText: Readonly<Record<TextFacet, (product: Product) => string>> = {
  categories: ({ category }) => category.toLowerCase(),
  influencers: ({ influencer }) => influencer.toLowerCase(),
  sizes: ({ size }) => size.toLowerCase(),
};

/** Returns the index of the price's band among those that the shop offers; -1 outside of every band. */
export function bandIndex(price: Paise): number {
  return priceBands.findIndex((band) => isWithin(price, band));
}

export function isWithin(price: Paise, { min, max }: PriceBand): boolean {
  return min <= price && price <= max;
}

/** Returns the same text for products that have the same option in every group. */
export function facetKey(product: Product): string {
  const texts = Object.values(facetText).map((textOf) => textOf(product));
  return JSON.stringify([...texts, bandIndex(product.discountedPrice)]);
}
