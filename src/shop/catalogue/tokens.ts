import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { sharedToken } from '../../shared/container/token.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';

/** The products that the catalogue has loaded. */
type LoadedProducts = {
  /** Returns undefined until the product is loaded. */
  productByKey(key: string): Product | undefined;
};

export const CATALOGUE = sharedToken<CatalogueViewModel>('CatalogueViewModel');
export const LOADED_PRODUCTS = sharedToken<LoadedProducts>('LoadedProducts');
