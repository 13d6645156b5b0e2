import type { StoredProduct } from '../ForStoringProducts.ts';

/** Which products are wanted: those behind the SKU `after`, of one style or of all. */
export type ProductSearch = {
  /** A part of the title, the creator, the SKU or the style, in small letters; empty for all. */
  readonly text: string;
  readonly styleId?: string | undefined;
  readonly after?: string | undefined;
  readonly most: number;
};

/** The products, for changes of a few. Each change raises the version of the catalogue, by which shoppers see it. */
export type ForChangingProducts = {
  /** Lets one change of the catalogue through at a time, until the transaction ends. */
  lock(): Promise<void>;
  /** Resolves with the products of these styles, in catalogue order. */
  ofStyles(styleIds: readonly string[]): Promise<readonly StoredProduct[]>;
  /** Resolves with the products of these SKUs, in catalogue order. */
  withSkus(skus: readonly string[]): Promise<readonly StoredProduct[]>;
  /** Resolves with the keys of the products that have these ids, by the ids. */
  keysOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Resolves with products, those that came last into the catalogue first. */
  find(search: ProductSearch): Promise<readonly StoredProduct[]>;
  /** Adds a product behind all others, with the number above the highest. Resolves with whether its SKU was free. */
  add(product: Omit<StoredProduct, 'id'>): Promise<boolean>;
  /** Replaces products, which keep their ids and places. Without any, raises the version alone: something of their styles or the synonyms have changed. */
  replace(products: readonly StoredProduct[]): Promise<void>;
};
