import { validateProduct } from '../../domain/catalogue/validateProduct.ts';
import type { ForStoringProducts, ImportedProduct, ImportOutcome } from '../ports/ForStoringProducts.ts';

/** A fault of the product at this index of the import. */
export type ImportFault = { readonly index: number; readonly text: string };

/** Adds and replaces products, all or none. Resolves with every fault when there is one. */
export type ImportProducts = (
  products: readonly ImportedProduct[],
) => Promise<Extract<ImportOutcome, { outcome: 'imported' }> | { readonly faults: readonly ImportFault[] }>;

export function makeImportProducts({ products: store }: { readonly products: ForStoringProducts }): ImportProducts {
  return async (products) => {
    const faults = [
      ...products.flatMap((product, index) => validateProduct(product).map((text) => ({ index, text }))),
      ...repeated(products, 'key'),
      ...repeated(products, 'id'),
    ].toSorted((one, other) => one.index - other.index);
    if (faults.length > 0) return { faults };
    const imported = await store.import(products);
    if (imported.outcome === 'imported') return imported;
    const index = products.findIndex(({ key }) => key === imported.key);
    return { faults: [{ index, text: `id ${products[index]?.id} belongs to another product` }] };
  };
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
