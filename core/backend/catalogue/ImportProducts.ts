import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FileFault } from '../ports/catalogue/ForExchangingProducts.ts';
import type { ForStoringProducts, ImportedProduct, ImportStores, Written } from '../ports/ForStoringProducts.ts';
import { movePieces, StockRefused } from '../stock/movePieces.ts';
import { CheckedProducts, type ProductEntries } from './CheckedProducts.ts';

/** What an import has changed: how many products are new, were there, were there and differed, and of how many the pieces were counted. */
export type Imported = Written & { readonly counted: number };

/** Writes about an import in its transaction. */
export type LogImport = (stores: ImportStores, imported: Imported) => Promise<void>;

/**
 * Adds and replaces products and counts their stock for the person `actor`, all or none. Resolves with every fault when there is one, in
 * the order of their lines. Rejects when reading the products does.
 */
export type ImportProducts = (
  entries: ProductEntries,
  actor: string,
  log?: LogImport,
) => Promise<Imported | { readonly faults: readonly FileFault[] }>;

export function makeImportProducts({
  products: store,
  clock,
}: Pick<BackEndPorts, 'clock'> & { readonly products: Pick<ForStoringProducts, 'import'> }): ImportProducts {
  return async (entries, actor, log) => {
    const checked = new CheckedProducts(entries);
    const counts = new Map<string, number>();
    let counted = 0;
    try {
      const outcome = await store.import(withoutFaults(checked, counts), async (stores, written) => {
        counted = await countPieces(stores, counts, { at: timestamp(clock.now()), actor });
        await log?.(stores, { ...written, counted });
      });
      if (outcome.outcome === 'id-taken') return { faults: [checked.takenId(outcome.key)] };
      const { added, replaced, changed } = outcome;
      return { added, replaced, changed, counted };
    } catch (error) {
      if (error instanceof HaveFaults) return { faults: inOrder(checked.faults) };
      if (!(error instanceof StockRefused)) throw error;
      return { faults: inOrder(error.faults.map(({ sku, text }) => checked.faultOf(sku, text))) };
    }
  };
}

class HaveFaults extends Error {}

/** Passes products on as long as they have no faults, and throws at their end when there were any, so that none is stored. */
async function* withoutFaults(checked: CheckedProducts, counts: Map<string, number>): AsyncGenerator<ImportedProduct> {
  for await (const { product } of checked) {
    const { stock, ...stored } = product;
    if (stock !== undefined) counts.set(product.key, stock);
    if (checked.faults.length === 0) yield stored;
  }
  if (checked.faults.length > 0) throw new HaveFaults('The products have faults');
}

export function inOrder(faults: readonly FileFault[]): readonly FileFault[] {
  return faults.toSorted((one, other) => one.line - other.line);
}

/** Sets the pieces on hand of these products, where they differ. Resolves with of how many they did. */
async function countPieces(
  stores: ImportStores,
  counts: ReadonlyMap<string, number>,
  by: { readonly at: Timestamp; readonly actor: string },
): Promise<number> {
  const levels = new Map((await stores.stock.levels([...counts.keys()])).map(({ sku, onHand }) => [sku, onHand]));
  const changes = [...counts].flatMap(([sku, quantity]) =>
    levels.get(sku) === quantity ? [] : [{ sku, quantity, kind: 'count', reason: 'Import' } as const],
  );
  if (changes.length > 0) await movePieces(stores, changes, by);
  return changes.length;
}
