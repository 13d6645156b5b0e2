import type { Product } from '../../domain/catalogue/Product.ts';

/** Resolves with the listed products by their keys, at this version of the catalogue or a newer one. */
export type ProductsAtVersion = (version: number) => Promise<ReadonlyMap<string, Product>>;

/** Returns the lines with the other fields of their products, without those whose product is not listed. */
export async function withProducts<Line extends { readonly key: string }>(
  { lines, catalogueVersion }: { readonly lines: readonly Line[]; readonly catalogueVersion: number },
  productsAt: ProductsAtVersion,
): Promise<readonly (Product & Line)[]> {
  const products = await productsAt(catalogueVersion);
  return lines.flatMap((line) => {
    const product = products.get(line.key);
    return product === undefined ? [] : [{ ...product, ...line }];
  });
}
