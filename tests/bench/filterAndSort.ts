import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';

/**
 * The simple implementation without counts: filters the array and sorts the result. It skips empty groups and converts the chosen
 * values to lower case once.
 */
export function filterAndSort(products: readonly Product[], filters: Filters): readonly Product[] {
  const search = filters.search.toLowerCase();
  const categories = filters.categories.map((category) => category.toLowerCase());
  const { influencers, sizes, priceBands, sort } = filters;
  const found = products.filter(
    (product) =>
      (categories.length === 0 || categories.includes(product.category.toLowerCase())) &&
      (influencers.length === 0 || influencers.includes(product.influencer)) &&
      (sizes.length === 0 || sizes.includes(product.size)) &&
      (priceBands.length === 0 ||
        priceBands.some(({ min, max }) => min <= product.discountedPrice && product.discountedPrice <= max)) &&
      (search === '' || product.name.toLowerCase().includes(search)),
  );
  if (sort === 'lowToHigh') found.sort((one, other) => one.discountedPrice - other.discountedPrice);
  if (sort === 'highToLow') found.sort((one, other) => other.discountedPrice - one.discountedPrice);
  return found;
}
