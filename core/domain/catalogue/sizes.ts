import type { Paise } from '../money/Paise.ts';
import type { Product, ProductSize } from './Product.ts';
import { sortSizes } from './sortSizes.ts';

/** Returns the first size of the piece in catalogue order, which stands for all; the product itself when there is no other. */
export function firstSizeOf(product: Product): ProductSize {
  return product.sizes?.[0] ?? product;
}

/** Returns each piece once, by its first product. */
export function piecesOf(products: readonly Product[]): readonly Product[] {
  return products.filter(isFirstSize);
}

/** Whether the product stands for its piece. */
export function isFirstSize(product: Product): boolean {
  return firstSizeOf(product).key === product.key;
}

/** Returns the size with the lowest discounted price, the first of them; the product itself when there is no other. */
export function cheapestSizeOf(product: Product): ProductSize {
  const { sizes = [product] } = product;
  return sizes.reduce((cheapest, size) => (size.discountedPrice < cheapest.discountedPrice ? size : cheapest));
}

/** Returns the lowest discounted price of a piece, in paise: that on its card. */
export function lowestPrice(piece: Product): Paise {
  return cheapestSizeOf(piece).discountedPrice;
}

/** Returns the piece in the size with this numeric id, as far as it is sold in it. */
export function inSize(product: Product, id: string | undefined): Product | undefined {
  const size = product.sizes?.find((each) => String(each.id) === id);
  return size && { ...product, ...size };
}

/** Returns the products with the sizes of each piece once, at its first product, so that they take no more room than the products. */
export function sizesOnce(products: readonly Product[]): readonly Product[] {
  return products.map((product) => (isFirstSize(product) ? product : { ...product, sizes: undefined }));
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
