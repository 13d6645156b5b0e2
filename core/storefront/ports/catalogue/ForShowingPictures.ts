import type { ShownPicture } from '../../../domain/catalogue/Picture.ts';
import type { Product } from '../../../domain/catalogue/Product.ts';

/** Who has the pictures of products that listings leave out. */
export type ForShowingPictures = {
  /**
   * Resolves with the pictures behind those that a product has itself: those that its `pictureCount` counts as well. Rejects with
   * {@link BackEndFailure} when the call fails.
   */
  further(product: Pick<Product, 'id'>): Promise<readonly ShownPicture[]>;
};
