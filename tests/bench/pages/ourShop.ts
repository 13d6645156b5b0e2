import { createMockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { priyaWith, sessionOfPriya } from '../../browser/support/devices.ts';
import type { Storefront } from './Storefront.ts';

/** The production build with an API without delay, and a shopper with three products in the cart. */
export function ourShop(): Storefront {
  const users = [priyaWith({ cart: [1, 3, 14], hasAddress: true })];
  return {
    folder: 'dist',
    backEnd: createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users } }).fetch,
    pages: [
      { name: 'home', path: paths.home, device: {} },
      { name: 'listing', path: paths.listing, device: {} },
      { name: 'details', path: paths.product(14), device: {} },
      { name: 'cart', path: paths.cart, device: sessionOfPriya() },
    ],
  };
}
