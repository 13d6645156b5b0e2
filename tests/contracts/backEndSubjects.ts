import { MemoryBackEnd } from '../../adapters/memory/MemoryBackEnd.ts';
import { memoryAddresses } from '../../adapters/memory/memoryAddresses.ts';
import { memoryAuthentication } from '../../adapters/memory/memoryAuthentication.ts';
import { memoryCart } from '../../adapters/memory/memoryCart.ts';
import { memoryCatalogue } from '../../adapters/memory/memoryCatalogue.ts';
import { memoryWishlist } from '../../adapters/memory/memoryWishlist.ts';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { toWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/account/ForAuthenticating.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/account/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/account/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/account/ForKeepingWishlist.ts';
import type { ForWatchingConnection } from '../../core/storefront/ports/browser/ForWatchingConnection.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/catalogue/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { httpPorts } from './httpPorts.ts';

/** All ports of one back-end, with the test controls that a contract needs. */
export type BackEndSubject = {
  readonly products: ForObtainingProducts;
  readonly catalogue: ForQueryingProducts;
  readonly authentication: ForAuthenticating;
  readonly cart: ForKeepingCart;
  readonly wishlist: ForKeepingWishlist;
  readonly addresses: ForKeepingAddresses;
  readonly connection: ForWatchingConnection;
  stock(products: readonly Product[]): void | Promise<void>;
  removeShopper(email: string): void | Promise<void>;
  loseConnection(): void;
  /** Makes every call fail with status 500. */
  breakDown(): void;
  /** Ends the two faults above. */
  heal(): void;
  letPass(milliseconds: number): void;
};

export type MakeSubject = () => BackEndSubject | Promise<BackEndSubject>;

/** The start time of each subject's clock, in ms since 1970. */
export const START = Date.UTC(2026, 2, 1, 9, 30);

const AREAS = ['products', 'authentication', 'cart', 'wishlist', 'addresses'] as const;

export function memorySubject(): BackEndSubject {
  let now = START;
  const backEnd = new MemoryBackEnd(() => now);
  const fail = (failure?: Error) => {
    for (const area of AREAS) backEnd.fail(area, failure);
  };
  return {
    products: memoryCatalogue(backEnd),
    catalogue: memoryCatalogue(backEnd),
    authentication: memoryAuthentication(backEnd),
    cart: memoryCart(backEnd),
    wishlist: memoryWishlist(backEnd),
    addresses: memoryAddresses(backEnd),
    connection: backEnd.connection,
    stock: (products) => {
      backEnd.products = products;
    },
    removeShopper: (email) => backEnd.removeShopper(email),
    loseConnection: () => fail(),
    breakDown: () => fail(new BackEndFailure('Request failed with status code 500')),
    heal: () => backEnd.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

export function httpOnMirageSubject(): BackEndSubject {
  let now = START;
  const mock = createMockBackEnd({ mode: 'test', now: () => now, realFetch: undefined });
  return {
    ...httpPorts(mock.fetch),
    stock: (products) => {
      mock.database.products = products.map(toWireProduct);
    },
    removeShopper: (email) => mock.database.removeUser(email),
    loseConnection: () => mock.faults.fail('*', '*', 'offline'),
    breakDown: () => mock.faults.fail('*', '*', { status: 500 }),
    heal: () => mock.faults.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
