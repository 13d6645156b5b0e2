import type { Product } from '../../../domain/catalogue/Product.ts';

/** Resolves with the listed products of these keys, each with the sizes of its style, by their keys. */
export type FindProducts = (keys: readonly string[]) => Promise<ReadonlyMap<string, Product>>;

/** Resolves with them at this version of the catalogue or a newer one. */
export type FindProductsAt = (version: number, keys: readonly string[]) => Promise<ReadonlyMap<string, Product>>;
