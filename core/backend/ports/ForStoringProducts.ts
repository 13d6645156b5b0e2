import type { Product } from '../../domain/catalogue/Product.ts';

/** A product in the store. The shop shows it when it is listed. */
export type StoredProduct = Product & { readonly isListed: boolean };

/** A product of an import. Without an `id`, a new product gets the number above the highest; a replaced one keeps its own. */
export type ImportedProduct = Omit<StoredProduct, 'id'> & { readonly id?: number };

/** The products of an import, which is read once. */
export type ProductStream = Iterable<ImportedProduct> | AsyncIterable<ImportedProduct>;

/** The listed products in catalogue order, which is the order in which they were first imported, and their version. */
export type ListedProducts = { readonly products: readonly Product[]; readonly version: number };

/** The catalogue. */
export type ForStoringProducts = {
  /** Resolves with the listed products and the version of the same moment. */
  listed(): Promise<ListedProducts>;
  /** Resolves with a number that is higher after each import. */
  version(): Promise<number>;
  /**
   * Adds new products and replaces those with the same key, all or none; each key is there once. Resolves with how many there were
   * of each, or with the key of the first product whose `id` another product has. Rejects when reading the products does.
   */
  import(products: ProductStream): Promise<ImportOutcome>;
  /** Resolves with all products in catalogue order, also those that are not listed. */
  all(): Promise<readonly StoredProduct[]>;
};

export type ImportOutcome =
  | { readonly outcome: 'imported'; readonly added: number; readonly replaced: number }
  | { readonly outcome: 'id-taken'; readonly key: string };
