import type { Category } from '../../domain/catalogue/Category.ts';
import type { Product } from '../../domain/catalogue/Product.ts';

/** The catalogue's source. Every method rejects with a {@link BackEndFailure} when the answer cannot be had or read. */
export type ForObtainingProducts = {
  /** The whole catalogue, in catalogue order. */
  allProducts(): Promise<readonly Product[]>;
  /** One product by its key; rejects when there is none. */
  product(key: string): Promise<Product>;
  allCategories(): Promise<readonly Category[]>;
};
