import type { Filters, PriceBand, SortOrder } from './Filters.ts';
import type { Product } from './Product.ts';

/** Returns the products that match every filter, in the chosen order. The reference implementation of `CatalogueIndex`. */
export function filterCatalogue(products: readonly Product[], filters: Filters): readonly Product[] {
  const matching = products.filter(
    (product) =>
      matchesSearch(product, filters.search) &&
      matchesAnyOf(product.category, filters.categories) &&
      matchesAnyOf(product.influencer, filters.influencers) &&
      matchesAnyOf(product.size, filters.sizes) &&
      matchesPrice(product, filters.priceBands),
  );
  return filters.sort === undefined ? matching : sortByPrice(matching, filters.sort);
}

export function matchesSearch(product: Product, search: string): boolean {
  return product.name.toLowerCase().includes(search.toLowerCase());
}

/** Whether the chosen values include the value, ignoring case. Without chosen values everything matches. */
export function matchesAnyOf(value: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((other) => other.toLowerCase() === value.toLowerCase());
}

export function matchesPrice(product: Product, bands: readonly PriceBand[]): boolean {
  return bands.length === 0 || bands.some((band) => isWithin(product, band));
}

export function isWithin(product: Product, band: PriceBand): boolean {
  return band.min <= product.discountedPrice && product.discountedPrice <= band.max;
}

function sortByPrice(products: readonly Product[], sort: SortOrder): readonly Product[] {
  const sign = sort === 'lowToHigh' ? 1 : -1;
  return products.toSorted((one, other) => sign * (one.discountedPrice - other.discountedPrice));
}
