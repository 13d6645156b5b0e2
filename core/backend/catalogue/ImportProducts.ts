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
    const index = products.findIndex(({ key }) => key === imported.key);
    return { faults: [{ index, text: `id ${products[index]?.id} belongs to another product` }] };
  };
}
