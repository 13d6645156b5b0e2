import type { Product } from '../../../domain/catalogue/Product.ts';
import type { FitCounts } from '../../../domain/styles/fit.ts';

/** Who knows how buyers say that pieces fit. */
export type ForReadingFit = {
  /** Resolves with the votes about the style of a product. Rejects with {@link BackEndFailure} when the call fails. */
  votes(product: Pick<Product, 'id'>): Promise<FitCounts>;
};
