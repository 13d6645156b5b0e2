import type { ListProducts } from '../../../core/backend/catalogue/CatalogueCache.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../../core/domain/catalogue/largeCatalogue.ts';

/** Returns a function that tells whether the catalogue is large; without a database, whether it was. */
export function whetherLarge(listProducts: ListProducts): () => Promise<boolean> {
  let isLarge: boolean | undefined;
  return async () => {
    const checked = listProducts().then(
      ({ products }) => {
        isLarge = products.length > MOST_PRODUCTS_ON_DEVICE;
        return isLarge;
      },
      () => false,
    );
    return isLarge ?? checked;
  };
}
