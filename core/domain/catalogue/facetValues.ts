import type { Paise } from '../money/Paise.ts';
import type { PriceBand } from './Filters.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';
import { type TextFacet, textFacetNames, textFacets } from './textFacets.ts';

/** Returns the text of a product that the group compares, in lower case. */
export function facetText(product: Product, facet: TextFacet): string {
  return textFacets[facet].of(product).toLowerCase();
}

/** Returns the index of the price's band among those that the shop offers; -1 outside of every band. */
export function bandIndex(price: Paise): number {
  return priceBands.findIndex((band) => isWithin(price, band));
}

export function isWithin(price: Paise, { min, max }: PriceBand): boolean {
  return min <= price && price <= max;
}

/** Returns the same text for products that have the same option in every group. */
export function facetKey(product: Product): string {
  const texts = textFacetNames.map((facet) => facetText(product, facet));
  return JSON.stringify([...texts, bandIndex(product.discountedPrice)]);
}
