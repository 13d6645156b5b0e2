import type { ForStoringProducts, ImportedProduct, ImportOutcome } from '../ports/ForStoringProducts.ts';
import { type ImportFault, importFaults } from './importFaults.ts';

/** Adds and replaces products, all or none. Resolves with every fault when there is one. */
export type ImportProducts = (
  products: readonly ImportedProduct[],
) => Promise<Extract<ImportOutcome, { outcome: 'imported' }> | { readonly faults: readonly ImportFault[] }>;

export function makeImportProducts({ products: store }: { readonly products: ForStoringProducts }): ImportProducts {
  return async (products) => {
    const faults = importFaults(products);
    if (faults.length > 0) return { faults };
    const imported = await store.import(products);
    if (imported.outcome === 'imported') return imported;
    const faultOf = ({ key, id }: ImportedProduct, index: number) =>
      key === imported.key ? [{ index, text: `id ${id} belongs to another product` }] : [];
    return { faults: products.flatMap(faultOf) };
  };
}
