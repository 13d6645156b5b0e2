import type { Product } from '../../domain/catalogue/Product.ts';

/** The catalogue's source. */
export type ForObtainingProducts = {
  /** Resolves with the whole catalogue, in its order. Rejects with {@link BackEndFailure}. */
  allProducts(): Promise<readonly Product[]>;
};
