import type { Product } from '../../domain/catalogue/Product.ts';
import type { SearchedProducts } from '../../domain/styles/collectEntries.ts';
import type { ForKeepingStock } from './ForKeepingStock.ts';
import type { ForQueueingJobs } from './ForQueueingJobs.ts';
import type { ForStoringStockAlerts } from './ForStoringStockAlerts.ts';
import type { ForLoggingActivity } from './staff/ForLoggingActivity.ts';

/** A product in the store. The shop shows it when it is listed. */
export type StoredProduct = Omit<Product, 'facts' | 'sizes' | 'pictureCount'> & {
  readonly isListed: boolean;
  /** Products with the same style are the sizes of one piece; one without is in the style of its own key. */
  readonly style?: string | undefined;
  /** The code of the goods in the Harmonised System of Nomenclature, for the tax: 4, 6 or 8 digits. */
  readonly hsn?: string | undefined;
};

/**
 * A product of an import. Without an `id`, a new product gets the number above the highest; a replaced one keeps its own. With `stock`,
 * this many pieces are on hand; without it, the stock stays as it is.
 */
export type ImportedProduct = Omit<StoredProduct, 'id'> & { readonly id?: number; readonly stock?: number | undefined };

/** The products of an import, which is read once. */
export type ProductStream = Iterable<ImportedProduct> | AsyncIterable<ImportedProduct>;

/** A product that the shop shows, with the text of its style. */
export type ListedProduct = Omit<Product, 'sizes'> & Pick<StoredProduct, 'style'>;

/** The listed products in catalogue order, which is the order in which they were first imported, and their version. */
export type ListedProducts = { readonly products: readonly ListedProduct[]; readonly version: number };

/** Products by their keys, or the one with a numeric id. */
export type WantedProducts = { readonly keys: readonly string[] } | { readonly id: number };

/** The catalogue. */
export type ForStoringProducts = {
  /** Resolves with the listed products, with what is stored of their styles, and the version of the same moment. */
  listed(): Promise<ListedProducts>;
  /** Resolves with those of these products that are listed and the other listed ones of their styles, as {@link listed} does. */
  listedAmong(wanted: WantedProducts): Promise<ListedProducts>;
  /** Resolves with whether more products than so many are listed. */
  listsMoreThan(count: number): Promise<boolean>;
  /**
   * Calls `read` with what is compared of all listed products, some at a time, in the catalogue order of the first of each style. The
   * products of a style may come in several parts, those behind in later calls.
   */
  readListed(read: (parts: readonly SearchedProducts[]) => void): Promise<void>;
  /** Resolves with a number that is higher after each import. */
  version(): Promise<number>;
  /**
   * Adds new products and replaces those with the same key, all or none; each key is there once. Resolves with how many there were
   * of each, or with the key of the first product whose `id` another product has. `then` writes more in the same transaction. Rejects
   * when reading the products or `then` does. The `stock` of the products is not looked at.
   */
  import(
    products: ProductStream,
    then?: (stores: ImportStores, written: Written) => Promise<void>,
  ): Promise<ImportOutcome>;
  /** Resolves with whether there is no product, listed or not. */
  isEmpty(): Promise<boolean>;
  /** Resolves with all products in catalogue order, also those that are not listed. */
  all(): Promise<readonly StoredProduct[]>;
};

/** The stores that take part in the transaction of an import. */
export type ImportStores = {
  readonly stock: ForKeepingStock;
  readonly stockAlerts: ForStoringStockAlerts;
  readonly jobs: ForQueueingJobs;
  readonly activity: ForLoggingActivity;
};

/** How many products an import has added and replaced, and how many of the replaced ones were not as they are. */
export type Written = { readonly added: number; readonly replaced: number; readonly changed: number };

export type ImportOutcome =
  | (Written & { readonly outcome: 'imported' })
  | { readonly outcome: 'id-taken'; readonly key: string };
