import type { Product, ProductSize } from '../catalogue/Product.ts';
import { styleIdOf } from './Style.ts';

/** A product with the text by which it belongs to a style: see `styleIdOf`. */
type Styled = Product & { readonly style?: string | undefined };

/** Returns the products of the shop, each with the sizes of its style where there are several. */
export function withSizes(products: readonly Styled[]): readonly Product[] {
  const styles = new Map<string, ProductSize[]>();
  for (const product of products) {
    const sizes = styles.get(styleIdOf(product));
    if (sizes === undefined) styles.set(styleIdOf(product), [sizeOf(product)]);
    else sizes.push(sizeOf(product));
  }
  return products.map(({ style, ...product }) => {
    const sizes = styles.get(styleIdOf({ key: product.key, style })) ?? [];
    return sizes.length > 1 ? { ...product, sizes } : product;
  });
}

function sizeOf({ key, id, size, originalPrice, discountedPrice }: Product): ProductSize {
  return { key, id, size, originalPrice, discountedPrice };
}
