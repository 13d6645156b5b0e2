import type { StockLevel } from '../../../domain/stock/StockLevel.ts';
import type { ImportedProduct, StoredProduct } from '../ForStoringProducts.ts';

/** A fault of a file, and the number of its line; the first line is 1. */
export type FileFault = { readonly line: number; readonly text: string };

/** What is at one place of a product file. A product beside faults is not to be imported; it can be checked for more faults. */
export type FileEntry = {
  /** The line where the product begins. */
  readonly line: number;
  readonly product?: ImportedProduct;
  readonly faults: readonly FileFault[];
};

/** The formats of product files: the shop's own, and the columns of Shopify's product export. */
export const PRODUCT_FORMATS = ['json', 'csv'] as const;

export type ProductFormat = (typeof PRODUCT_FORMATS)[number];

/** Reads and writes files of products. */
export type ForExchangingProducts = {
  /** Reads the bytes of a file in UTF-8, one product after the other. What cannot be read is a fault, behind which nothing is read. */
  read(bytes: AsyncIterable<Uint8Array>, format: ProductFormat): AsyncIterable<FileEntry>;
  /** Writes products with the pieces on hand of the counted ones as JSON, piece by piece. An import of it changes nothing. */
  write(products: readonly StoredProduct[], levels: readonly StockLevel[]): Iterable<string>;
};
