import { withViewed } from '../../domain/catalogue/viewedProducts.ts';
import type { ForRememberingViewedProducts } from '../ports/ForRememberingViewedProducts.ts';

/** Remembers on the device that the product with this key is viewed now. */
export type RememberViewedProduct = (productKey: string) => void;

export type RememberViewedProductPorts = { readonly viewedProducts: ForRememberingViewedProducts };

export function makeRememberViewedProduct({ viewedProducts }: RememberViewedProductPorts): RememberViewedProduct {
  return (productKey) => viewedProducts.remember(withViewed(viewedProducts.keys(), productKey));
}
