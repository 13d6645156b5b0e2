import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForKeepingStock } from '../ports/ForKeepingStock.ts';
import type { ImportedProduct, ImportOutcome, ProductStream } from '../ports/ForStoringProducts.ts';
import { movePieces, StockRefused } from '../stock/movePieces.ts';
import { makeCheckImported } from './checkImported.ts';

/** A fault of the product at this index of the import. */
export type ImportFault = { readonly index: number; readonly text: string };

/**
 * Adds and replaces products and counts their stock for the person `actor`, all or none. Resolves with every fault when there is one, in the order of the products. Rejects when
 * reading the products does.
 */
export type ImportProducts = (
  products: ProductStream,
  actor: string,
) => Promise<Extract<ImportOutcome, { outcome: 'imported' }> | { readonly faults: readonly ImportFault[] }>;

export function makeImportProducts({
  products: store,
  clock,
}: Pick<BackEndPorts, 'products' | 'clock'>): ImportProducts {
  return async (products, actor) => {
    const checked = new CheckedProducts(products);
    try {
      const imported = await store.import(checked, (stock) =>
        countPieces(stock, checked.counts, { at: timestamp(clock.now()), actor }),
      );
      return imported.outcome === 'imported' ? imported : { faults: [checked.takenId(imported.key)] };
    } catch (error) {
      if (error instanceof HaveFaults) return { faults: checked.faults };
      if (error instanceof StockRefused) return { faults: checked.inOrder(error.faults) };
      throw error;
    }
  };
}

/** Sets the pieces on hand of these products, where they differ. */
async function countPieces(
  stock: ForKeepingStock,
  counts: ReadonlyMap<string, number>,
  by: { readonly at: Timestamp; readonly actor: string },
): Promise<void> {
  const levels = new Map((await stock.levels([...counts.keys()])).map(({ sku, onHand }) => [sku, onHand]));
  const changes = [...counts].flatMap(([sku, quantity]) =>
    levels.get(sku) === quantity ? [] : [{ sku, quantity, kind: 'count', reason: 'Import' } as const],
  );
  if (changes.length > 0) await movePieces(stock, changes, by);
}

class HaveFaults extends Error {}

/** Passes products on as long as they have no faults, and throws at their end when there were any, so that none is stored. */
class CheckedProducts implements AsyncIterable<ImportedProduct> {
  readonly faults: ImportFault[] = [];
  /** The pieces on hand by SKU, of the products that tell them. */
  readonly counts = new Map<string, number>();
  readonly #products: ProductStream;
  /** The ids by the keys of the products, in their order. */
  readonly #ids = new Map<string, number | undefined>();

  constructor(products: ProductStream) {
    this.#products = products;
  }

  async *[Symbol.asyncIterator]() {
    const check = makeCheckImported();
    let index = 0;
    for await (const { stock, ...product } of this.#products) {
      for (const text of check({ ...product, stock })) this.faults.push({ index, text });
      this.#ids.set(product.key, product.id);
      if (stock !== undefined) this.counts.set(product.key, stock);
      index += 1;
      if (this.faults.length === 0) yield product;
    }
    if (this.faults.length > 0) throw new HaveFaults('The products have faults');
  }

  takenId(key: string): ImportFault {
    const text = `id ${this.#ids.get(key)} belongs to another product`;
    return { index: [...this.#ids.keys()].indexOf(key), text };
  }

  inOrder(faults: StockRefused['faults']): readonly ImportFault[] {
    const texts = new Map(faults.map(({ sku, text }) => [sku, text]));
    return [...this.#ids.keys()].flatMap((key, index) => {
      const text = texts.get(key);
      return text === undefined ? [] : [{ index, text }];
    });
  }
}
