import { HttpAddresses } from '../../adapters/http/HttpAddresses.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpAuthentication } from '../../adapters/http/HttpAuthentication.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import { HttpProducts } from '../../adapters/http/HttpProducts.ts';
import { HttpServerOrders } from '../../adapters/http/HttpServerOrders.ts';
import { HttpWishlist } from '../../adapters/http/HttpWishlist.ts';
import { toWireProduct } from '../../adapters/http/wire/wireProduct.ts';
import { MemoryAddresses } from '../../adapters/memory/MemoryAddresses.ts';
import { MemoryAuthentication } from '../../adapters/memory/MemoryAuthentication.ts';
import { MemoryBackEnd } from '../../adapters/memory/MemoryBackEnd.ts';
import { MemoryCart } from '../../adapters/memory/MemoryCart.ts';
import { MemoryProducts } from '../../adapters/memory/MemoryProducts.ts';
import { MemoryServerOrders } from '../../adapters/memory/MemoryServerOrders.ts';
import { MemoryWishlist } from '../../adapters/memory/MemoryWishlist.ts';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { removeUser, seedProducts } from '../../adapters/mirage/seedServer.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/ForAuthenticating.ts';
import type { ForExchangingOrders } from '../../core/storefront/ports/ForExchangingOrders.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';

/** All the ports that one back-end serves, with the levers a contract needs. */
export type BackEndSubject = {
  readonly products: ForObtainingProducts;
  readonly authentication: ForAuthenticating;
  readonly cart: ForKeepingCart;
  readonly wishlist: ForKeepingWishlist;
  readonly addresses: ForKeepingAddresses;
  readonly serverOrders: ForExchangingOrders;
  stock(products: readonly Product[]): void;
  /** From now on protected calls carry this token. */
  carry(token: string | undefined): void;
  removeShopper(email: string): void;
  loseConnection(): void;
  regainConnection(): void;
  letPass(milliseconds: number): void;
};

/** When every subject's clock starts, in ms since 1970. */
export const START = Date.UTC(2026, 2, 1, 9, 30);

export function memorySubject(): BackEndSubject {
  let now = START;
  let token: string | undefined;
  const backEnd = new MemoryBackEnd(() => now);
  const current = () => token;
  const areas = ['products', 'authentication', 'cart', 'wishlist', 'addresses', 'orders'] as const;
  return {
    products: new MemoryProducts(backEnd),
    authentication: new MemoryAuthentication(backEnd),
    cart: new MemoryCart(backEnd, current),
    wishlist: new MemoryWishlist(backEnd, current),
    addresses: new MemoryAddresses(backEnd, current),
    serverOrders: new MemoryServerOrders(backEnd, current),
    stock: (products) => backEnd.stock(products),
    carry: (next) => {
      token = next;
    },
    removeShopper: (email) => backEnd.removeShopper(email),
    loseConnection: () => {
      for (const area of areas) {
        backEnd.fail(area);
      }
    },
    regainConnection: () => backEnd.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

export function httpOnMirageSubject(): BackEndSubject {
  let now = START;
  let token: string | undefined;
  const mock = createMockBackEnd({ mode: 'test', now: () => now, realFetch: undefined });
  const api = new HttpApi({ fetch: mock.fetch, token: () => token });
  return {
    products: new HttpProducts(api),
    authentication: new HttpAuthentication(api),
    cart: new HttpCart(api),
    wishlist: new HttpWishlist(api),
    addresses: new HttpAddresses(api),
    serverOrders: new HttpServerOrders(api),
    stock: (products) => seedProducts(mock.server, products.map(toWireProduct)),
    carry: (next) => {
      token = next;
    },
    removeShopper: (email) => removeUser(mock.server, email),
    loseConnection: () => mock.faults.fail('*', '*', 'offline'),
    regainConnection: () => mock.faults.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
