import type { Product } from '../../domain/catalogue/Product.ts';

/** The source of the catalogue. */
export type ForObtainingProducts = {
  /** Resolves with all products in catalogue order. Rejects with {@link BackEndFailure}. */
  allProducts(): Promise<readonly Product[]>;
};
