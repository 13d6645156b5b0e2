import { createServer } from 'miragejs';
import { productSeeds } from '../seeds/products.ts';
import { userSeed } from '../seeds/user.ts';
import { Faults } from './Faults.ts';
import { FetchInterceptor, type MockRequest, type MockResponse } from './FetchInterceptor.ts';
import { generateKey } from './generateKey.ts';
import type { MockContext } from './MockContext.ts';
import { mockFetch } from './mockFetch.ts';
import { authenticationRoutes } from './routes/authenticationRoutes.ts';
import { productRoutes } from './routes/productRoutes.ts';
import { userRoutes } from './routes/userRoutes.ts';
import { type MockProduct, ShopDatabase } from './ShopDatabase.ts';
import { type MockStorage, StoredUsers } from './StoredUsers.ts';
import type { UserRecord } from './UserRecord.ts';

export type MockSeeds = { readonly products: readonly MockProduct[]; readonly users: readonly UserRecord[] };

export type MockBackEndOptions = {
  /** `test` starts empty and responds without delay; `development` starts from the seed and responds after {@link delay}. */
  readonly mode: 'test' | 'development';
  /** The storage for users. Without it, users last as long as the mock back-end. */
  readonly storage?: MockStorage | undefined;
  /** The delay of a response in ms: 400 by default, 0 in test mode. */
  readonly delay?: number;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
  readonly generateId?: () => string;
  /** The initial data: the shop's seed by default, none in test mode. */
  readonly seeds?: MockSeeds;
  /** Handles requests outside `/api`: the global `fetch` by default. */
  readonly realFetch?: typeof fetch | undefined;
};

/** The mock back-end: responds to calls under `/api` without a network, in browsers and in Node. */
export type MockBackEnd = {
  readonly fetch: typeof fetch;
  /** What the mock back-end stores, to be read and changed without a call. */
  readonly database: ShopDatabase;
  readonly faults: Faults;
  /** Discards all data of shoppers, in memory and in storage, and starts from the seed. */
  reset(): void;
};

const RESPONSE_DELAY_MS = 400;
const NO_SEEDS: MockSeeds = { products: [], users: [] };
const SHOP_SEEDS: MockSeeds = { products: productSeeds, users: [userSeed] };

export function createMockBackEnd(options: MockBackEndOptions): MockBackEnd {
  const { mode, now = Date.now, generateId = generateKey } = options;
  const isTest = mode === 'test';
  const { seeds = isTest ? NO_SEEDS : SHOP_SEEDS, delay = isTest ? 0 : RESPONSE_DELAY_MS } = options;
  const database = new ShopDatabase();
  const storedUsers = new StoredUsers(options.storage);
  const readUsers = (): void => {
    database.users = storedUsers.read() ?? seeds.users;
  };
  const interceptor = startServer(mode, { database, now, generateId });

  const handle = (call: MockRequest): Promise<MockResponse> | undefined => {
    if (storedUsers.hasChangedElsewhere()) {
      readUsers();
    }
    const response = interceptor.handle(call);
    storedUsers.write(database.users);
    return response;
  };

  database.products = seeds.products;
  readUsers();
  const faults = new Faults();
  const realFetch = 'realFetch' in options ? options.realFetch : globalThis.fetch?.bind(globalThis);
  return {
    fetch: mockFetch({ handle, faults, delay, realFetch }),
    database,
    faults,
    reset: () => {
      storedUsers.discard();
      database.products = seeds.products;
      database.users = seeds.users;
    },
  };
}

/** Starts a Mirage server with all routes. Returns the interceptor that runs them. */
function startServer(environment: string, context: MockContext): FetchInterceptor {
  const interceptor = new FetchInterceptor();
  const config = { environment, interceptor };
  const server = createServer(config);
  for (const addRoutes of [productRoutes, authenticationRoutes, userRoutes]) addRoutes(server, context);
  return interceptor;
}
