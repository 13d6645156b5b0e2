import { validateProduct } from '../../domain/catalogue/validateProduct.ts';
import type { ImportedProduct } from '../ports/ForStoringProducts.ts';

/** A fault of the product at this index of the import. */
export type ImportFault = { readonly index: number; readonly text: string };

/** Returns the faults that the products of an import have by themselves, in the order of the products. */
export function importFaults(products: readonly ImportedProduct[]): readonly ImportFault[] {
  return [
    ...products.flatMap((product, index) => validateProduct(product).map((text) => ({ index, text }))),
    ...repeated(products, 'key'),
    ...repeated(products, 'id'),
  ].toSorted((one, other) => one.index - other.index);
}

/** Returns a fault for each product whose field has the value of an earlier one. */
function repeated(products: readonly ImportedProduct[], field: 'key' | 'id'): readonly ImportFault[] {
  const seen = new Set<string | number>();
  return products.flatMap((product, index) => {
    const value = product[field];
    if (value === undefined) return [];
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [{ index, text: `${field} ${value} is repeated` }] : [];
  });
}
