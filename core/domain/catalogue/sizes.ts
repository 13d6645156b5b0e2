import { sortSizes } from './options.ts';
import type { Product, ProductSize } from './Product.ts';

/** Returns the first product of the piece in catalogue order, which stands for all its sizes. */
export function firstSizeOf(product: Product): Product {
  return { ...product, ...product.sizes?.[0] };
}

/** Returns the piece in the size with this numeric id, as far as it is sold in it. */
export function inSize(product: Product, id: string | undefined): Product | undefined {
  const size = product.sizes?.find((each) => String(each.id) === id);
  return size && { ...product, ...size };
}

/** Returns the products with the sizes of each piece once, at its first product, so that they take no more room than the products. */
export function sizesOnce(products: readonly Product[]): readonly Product[] {
  return products.map((product) =>
    firstSizeOf(product).key === product.key ? product : { ...product, sizes: undefined },
  );
}

/** Takes {@link sizesOnce} back. */
export function sizesEach(products: readonly Product[]): readonly Product[] {
  const known = new Map(products.flatMap(({ sizes = [] }) => sizes.map(({ key }) => [key, sizes] as const)));
  return products.map((product) => {
    const sizes = known.get(product.key);
    return sizes === undefined ? product : { ...product, sizes };
  });
}

/** Returns the sizes of a piece from small to large; none when it is sold in one. */
export function sizesInOrder({ sizes = [] }: Product): readonly ProductSize[] {
  return sortSizes(sizes, ({ size }) => size);
}
