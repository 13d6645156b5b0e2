import type { FileEntry, FileFault } from '../ports/catalogue/ForExchangingProducts.ts';
import type { ImportedProduct, ProductStream } from '../ports/ForStoringProducts.ts';
import { makeCheckImported } from './checkImported.ts';

/** After so many faults, the rest of a file is not looked at. */
const MOST_FAULTS = 10_000;

/** What an import reads, in its order: each product is read once. */
export type ProductEntries = Iterable<FileEntry> | AsyncIterable<FileEntry>;

/** Returns products as the entries of a file with one in each line. */
export async function* entriesOf(products: ProductStream): AsyncGenerator<FileEntry> {
  let line = 0;
  for await (const product of products) {
    line += 1;
    yield { line, product, faults: [] };
  }
}

/** The products of an import. Once they were read, `faults` has all that is wrong with them by themselves and beside one another. */
export class CheckedProducts implements AsyncIterable<{ readonly line: number; readonly product: ImportedProduct }> {
  readonly faults: FileFault[] = [];
  /** The lines of the products by their keys. */
  readonly lines = new Map<string, number>();
  /** The ids by the keys of the products. */
  readonly ids = new Map<string, number | undefined>();
  readonly #entries: ProductEntries;

  constructor(entries: ProductEntries) {
    this.#entries = entries;
  }

  async *[Symbol.asyncIterator]() {
    const check = makeCheckImported();
    for await (const { line, product, faults } of this.#entries) {
      this.faults.push(...faults);
      if (product !== undefined) {
        for (const text of check(product)) this.faults.push({ line, text });
        this.lines.set(product.key, line);
        this.ids.set(product.key, product.id);
        yield { line, product };
      }
      if (this.faults.length < MOST_FAULTS) continue;
      this.faults.push({ line, text: `The file has ${MOST_FAULTS} faults. The rest was not read` });
      return;
    }
  }

  /** Returns that the id of a product belongs to another one. */
  takenId(key: string): FileFault {
    return this.faultOf(key, `id ${this.ids.get(key)} belongs to another product`);
  }

  /** Returns a fault in the line of a product. */
  faultOf(key: string, text: string): FileFault {
    return { line: this.lines.get(key) ?? 1, text };
  }
}
