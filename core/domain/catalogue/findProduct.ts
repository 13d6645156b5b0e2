import type { Product } from './Product.ts';

/** A product's numeric id as it is in an address, or its key. */
export type ProductReference = { readonly id: string } | { readonly key: string };

export function findProduct(products: readonly Product[], wanted: ProductReference): Product | undefined {
  return 'id' in wanted
    ? products.find(({ id }) => String(id) === wanted.id)
    : products.find(({ key }) => key === wanted.key);
}

/** Returns the numeric id that is written so in an address; undefined when none is. */
export function numericId(text: string): number | undefined {
  const id = Number(text);
  return String(id) === text && Number.isSafeInteger(id) ? id : undefined;
}
