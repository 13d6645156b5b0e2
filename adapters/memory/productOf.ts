import type { Product } from '../../core/domain/catalogue/Product.ts';

/** Exactly the product's own fields, whatever else the object holds: a back-end stores what it is sent. */
export function productOf(product: Product): Product {
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
