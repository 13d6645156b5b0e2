import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ImportedProduct, ImportOutcome, ProductStream } from '../ports/ForStoringProducts.ts';
import { makeCheckImported } from './checkImported.ts';

/** A fault of the product at this index of the import. */
export type ImportFault = { readonly index: number; readonly text: string };

/**
 * Adds and replaces products, all or none. Resolves with every fault when there is one, in the order of the products. Rejects when
 * reading the products does.
 */
export type ImportProducts = (
  products: ProductStream,
) => Promise<Extract<ImportOutcome, { outcome: 'imported' }> | { readonly faults: readonly ImportFault[] }>;

export function makeImportProducts({ products: store }: Pick<BackEndPorts, 'products'>): ImportProducts {
  return async (products) => {
    const checked = new CheckedProducts(products);
    try {
      const imported = await store.import(checked);
      return imported.outcome === 'imported' ? imported : { faults: [checked.takenId(imported.key)] };
    } catch (error) {
      if (error instanceof HaveFaults) return { faults: checked.faults };
      throw error;
    }
  };
}

class HaveFaults extends Error {}

/** Passes products on as long as they have no faults, and throws at their end when there were any, so that none is stored. */
class CheckedProducts implements AsyncIterable<ImportedProduct> {
  readonly faults: ImportFault[] = [];
  readonly #products: ProductStream;
  /** The ids by the keys of the products, in their order. */
  readonly #ids = new Map<string, number | undefined>();

  constructor(products: ProductStream) {
    this.#products = products;
  }

  async *[Symbol.asyncIterator]() {
    const check = makeCheckImported();
    let index = 0;
    for await (const product of this.#products) {
      for (const text of check(product)) this.faults.push({ index, text });
      this.#ids.set(product.key, product.id);
      index += 1;
      if (this.faults.length === 0) yield product;
    }
    if (this.faults.length > 0) throw new HaveFaults('The products have faults');
  }

  takenId(key: string): ImportFault {
    const text = `id ${this.#ids.get(key)} belongs to another product`;
    return { index: [...this.#ids.keys()].indexOf(key), text };
  }
}
