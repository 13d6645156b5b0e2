import type { Product } from '../../core/domain/catalogue/Product.ts';

/** The columns of `products p` with the names of {@link ProductRow}. */
export const PRODUCT_COLUMNS = `p.key, p.id, p.name, p.category, p.category_name as "categoryName", p.influencer, p.size,
  p.original_price as "originalPrice", p.discounted_price as "discountedPrice", p.image, p.picture, p.description`;

/** A product as the database has it: `picture` is JSON. */
export type ProductRow = Omit<Product, 'picture'> & { readonly picture: string | null };

export function productOf(row: ProductRow): Product {
  const { key, id, name, category, categoryName, influencer, size } = row;
  const { originalPrice, discountedPrice, image, picture, description } = row;
  return {
    ...{ key, id, name, category, categoryName, influencer, size, originalPrice, discountedPrice, image },
    ...(picture === null ? {} : { picture: JSON.parse(picture) }),
    description,
  };
}
