import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';

/** A fault of a file, and the number of its line; the first line is 1. */
export type FileFault = { readonly line: number; readonly text: string };

/** The content of a product file. A file with a fault is not to be imported; its products can be checked for more faults. */
export type ProductFile = {
  readonly products: readonly ImportedProduct[];
  readonly faults: readonly FileFault[];
  /** Returns the line where the product at this index of `products` begins. */
  lineOf(index: number): number;
};
