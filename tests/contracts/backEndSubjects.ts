import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { ConnectionMonitor } from '../../adapters/http/ConnectionMonitor.ts';
import { HttpAddresses } from '../../adapters/http/HttpAddresses.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpAuthentication } from '../../adapters/http/HttpAuthentication.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import { HttpProducts } from '../../adapters/http/HttpProducts.ts';
import { HttpWishlist } from '../../adapters/http/HttpWishlist.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryAddresses } from '../../adapters/memory/MemoryAddresses.ts';
import { MemoryAuthentication } from '../../adapters/memory/MemoryAuthentication.ts';
import { MemoryBackEnd } from '../../adapters/memory/MemoryBackEnd.ts';
import { MemoryCart } from '../../adapters/memory/MemoryCart.ts';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryProducts } from '../../adapters/memory/MemoryProducts.ts';
import { MemoryWishlist } from '../../adapters/memory/MemoryWishlist.ts';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { removeUser, seedProducts } from '../../adapters/mirage/seedServer.ts';
import { toWireProduct } from '../../adapters/wire/wireProduct.ts';
import { type BackEndPorts, makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/ForAuthenticating.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { ForWatchingConnection } from '../../core/storefront/ports/ForWatchingConnection.ts';

/** All ports of one back-end, with the test controls that a contract needs. */
export type BackEndSubject = {
  readonly products: ForObtainingProducts;
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
    products: new MemoryProducts(backEnd),
    authentication: new MemoryAuthentication(backEnd),
    cart: new MemoryCart(backEnd),
    wishlist: new MemoryWishlist(backEnd),
    addresses: new MemoryAddresses(backEnd),
    connection: backEnd.connection,
    stock: (products) => backEnd.stock(products),
    removeShopper: (email) => backEnd.removeShopper(email),
    loseConnection: () => fail(),
    breakDown: () => fail(new BackEndFailure('Request failed with status code 500')),
    heal: () => backEnd.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The HTTP adapters of the storefront over this `fetch`. */
function httpPorts(fetch: typeof globalThis.fetch) {
  const connection = new ConnectionMonitor();
  const api = new HttpApi({ fetch, monitor: connection });
  return {
    products: new HttpProducts(api),
    authentication: new HttpAuthentication(api),
    cart: new HttpCart(api),
    wishlist: new HttpWishlist(api),
    addresses: new HttpAddresses(api),
    connection,
  };
}

export function httpOnMirageSubject(): BackEndSubject {
  let now = START;
  const mock = createMockBackEnd({ mode: 'test', now: () => now, realFetch: undefined });
  return {
    ...httpPorts(mock.fetch),
    stock: (products) => seedProducts(mock.server, products.map(toWireProduct)),
    removeShopper: (email) => removeUser(mock.server, email),
    loseConnection: () => mock.faults.fail('*', '*', 'offline'),
    breakDown: () => mock.faults.fail('*', '*', { status: 500 }),
    heal: () => mock.faults.heal(),
    letPass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The HTTP adapters on the real server in process, over the fakes of its stores. */
export function httpOnFastifySubject(): BackEndSubject {
  const clock = new MemoryClock(START);
  const ports = { ...new MemoryBackEndPorts(), clock };
  const { shoppers } = ports.tables;
  return httpOnServerSubject({
    ports,
    letPass: (milliseconds) => clock.advance(milliseconds),
    removeShopper: (email) => {
      for (const [id, shopper] of shoppers) if (emailKey(shopper.email) === emailKey(email)) shoppers.delete(id);
    },
  });
}

/** Stores for tests, which are emptied before each test. */
export type StoresUnderTest = Stores & Pick<BackEndSubject, 'removeShopper'> & { reset(): Promise<void> };

/** The HTTP adapters on the real server in process, over these stores. */
export async function httpOnStoresSubject({
  reset,
  removeShopper,
  ...stores
}: StoresUnderTest): Promise<BackEndSubject> {
  await reset();
  const clock = new MemoryClock(START);
  const ports = { ...new MemoryBackEndPorts(), ...stores, clock };
  return httpOnServerSubject({ ports, removeShopper, letPass: (milliseconds) => clock.advance(milliseconds) });
}

/** The ports of a back-end, whose clock `letPass` advances, and a way to delete a shopper. */
export type ServerUnderTest = Pick<BackEndSubject, 'letPass' | 'removeShopper'> & { readonly ports: BackEndPorts };

/** The HTTP adapters on the real server in process. */
export function httpOnServerSubject({ ports, ...controls }: ServerUnderTest): BackEndSubject {
  const app = makeServer(makeBackEnd(ports), { checkDatabase: async () => {}, attemptsPerMinute: 1000 });
  const serverFetch = injectFetch(app);
  let fault: 'offline' | 'broken' | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    return fault === 'broken' ? new Response('{}', { status: 500 }) : serverFetch(input, init);
  };
  return {
    ...httpPorts(fetch),
    ...controls,
    stock: async (products) => {
      await ports.products.import(products.map((product) => ({ ...product, isListed: true })));
    },
    loseConnection: () => {
      fault = 'offline';
    },
    breakDown: () => {
      fault = 'broken';
    },
    heal: () => {
      fault = undefined;
    },
  };
}
