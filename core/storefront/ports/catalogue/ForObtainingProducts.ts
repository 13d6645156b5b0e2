import type { WholeCatalogue } from '../../../domain/catalogue/search/WholeCatalogue.ts';

/** The source of the catalogue. */
export type ForObtainingProducts = {
  /** Resolves with all products, and what means the same in searches. Rejects with {@link BackEndFailure}. */
  catalogue(): Promise<WholeCatalogue>;
};
