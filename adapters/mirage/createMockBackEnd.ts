import { createServer, type Server } from 'miragejs';
import { Faults } from './Faults.ts';
import { FetchInterceptor, type MockAnswer, type MockCall } from './FetchInterceptor.ts';
import { generateKey } from './generateKey.ts';
import type { MockContext } from './MockContext.ts';
import { mockFetch } from './mockFetch.ts';
import { addressRoutes } from './routes/addressRoutes.ts';
import { authenticationRoutes } from './routes/authenticationRoutes.ts';
import { cartRoutes } from './routes/cartRoutes.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { productRoutes } from './routes/productRoutes.ts';
import { wishlistRoutes } from './routes/wishlistRoutes.ts';
import { type MockProduct, ShopDatabase } from './ShopDatabase.ts';
import { type MockStorage, StoredUsers } from './StoredUsers.ts';
import { productSeeds } from './seeds/products.ts';
import { userSeed } from './seeds/user.ts';
import type { UserRecord } from './UserRecord.ts';

export type MockSeeds = { readonly products: readonly MockProduct[]; readonly users: readonly UserRecord[] };

export type MockBackEndOptions = {
  /** `test` starts empty and answers at once; `development` starts from the seed and takes its time. */
  readonly mode: 'test' | 'development';
  /** Where what shoppers wrote is kept; without it, it lives as long as the mock. */
  readonly storage?: MockStorage | undefined;
  /** How long an answer takes, in ms: 400 by default, 0 in test mode. */
  readonly delay?: number;
  /** The clock, in ms since 1970. */
  readonly now?: () => number;
  readonly mint?: () => string;
  /** What it starts from: the shop's own seed by default, nothing in test mode. */
  readonly seeds?: MockSeeds;
  /** Takes everything outside `/api`: the browser's own by default. */
  readonly realFetch?: typeof fetch | undefined;
};

/** The mock back-end: answers every call under `/api` without a network, in browsers and in Node alike. */
export type MockBackEnd = {
  readonly fetch: typeof fetch;
  readonly server: Server;
  readonly faults: Faults;
  /** Discards what shoppers wrote, here and in the storage, and starts over from the seed. */
  reset(): void;
};

const ANSWER_DELAY_MS = 400;
const NO_SEEDS: MockSeeds = { products: [], users: [] };
const SHOP_SEEDS: MockSeeds = { products: productSeeds, users: [userSeed] };

export function createMockBackEnd(options: MockBackEndOptions): MockBackEnd {
  const isTest = options.mode === 'test';
  const { seeds = isTest ? NO_SEEDS : SHOP_SEEDS, delay = isTest ? 0 : ANSWER_DELAY_MS } = options;
  const interceptor = new FetchInterceptor();
  const server = startServer(interceptor, options);
  const database = new ShopDatabase(server.db);
  const kept = new StoredUsers(options.storage);
  const readUsers = (): void => database.replaceUsers(kept.read() ?? seeds.users);

  const answer = (call: MockCall): Promise<MockAnswer> | undefined => {
    if (kept.hasChangedElsewhere()) {
      readUsers();
    }
    const answering = interceptor.answer(call);
    kept.write(database.users());
    return answering;
  };

  database.replaceProducts(seeds.products);
  readUsers();
  const faults = new Faults();
  const realFetch = 'realFetch' in options ? options.realFetch : globalThis.fetch?.bind(globalThis);
  return {
    fetch: mockFetch({ answer, faults, delay, realFetch }),
    server,
    faults,
    reset: () => {
      kept.discard();
      database.replaceProducts(seeds.products);
      database.replaceUsers(seeds.users);
    },
  };
}

function startServer(
  interceptor: FetchInterceptor,
  { mode, now = Date.now, mint = generateKey }: MockBackEndOptions,
): Server {
  const config = {
    environment: mode,
    interceptor,
    routes(this: Server): void {
      ShopDatabase.prepare(this.db);
      const context: MockContext = { database: new ShopDatabase(this.db), now, mint };
      productRoutes(this, context);
      authenticationRoutes(this, context);
      cartRoutes(this, context);
      wishlistRoutes(this, context);
      addressRoutes(this, context);
      orderRoutes(this, context);
    },
  };
  return createServer(config);
}
