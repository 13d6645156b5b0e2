import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';

/** A fault of a file, and the number of its line; the first line is 1. */
export type FileFault = { readonly line: number; readonly text: string };

/** What is at one place of a product file. A product beside faults is not to be imported; it can be checked for more faults. */
export type FileEntry = {
  /** The line where the product begins. */
  readonly line: number;
  readonly product?: ImportedProduct;
  readonly faults: readonly FileFault[];
};

/** A file of which nothing can be imported. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ line, text }) => `${line}: ${text}`).join('\n'));
    this.faults = faults;
  }
}
