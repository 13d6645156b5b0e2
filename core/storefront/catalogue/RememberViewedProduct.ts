import { withViewed } from '../../domain/catalogue/viewedProducts.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Remembers on the device that the product with this key is viewed now. */
export type RememberViewedProduct = (productKey: string) => void;

export type RememberViewedProductPorts = Pick<StorefrontPorts, 'viewedProducts'>;

export function makeRememberViewedProduct({ viewedProducts }: RememberViewedProductPorts): RememberViewedProduct {
  return (productKey) => viewedProducts.remember(withViewed(viewedProducts.keys(), productKey));
}
