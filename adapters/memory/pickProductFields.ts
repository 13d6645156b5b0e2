import type { Product } from '../../core/domain/catalogue/Product.ts';

/** Returns only the fields of a product, because a caller may pass an object with more fields. */
export function pickProductFields(product: Product): Product {
  const { key, id, name, category, categoryName, influencer, size, originalPrice, discountedPrice } = product;
  const { image, picture, description } = product;
  return {
    key,
    id,
    name,
    category,
    categoryName,
    influencer,
    size,
    originalPrice,
    discountedPrice,
    image,
    ...(picture !== undefined && { picture }),
    description,
  };
}
