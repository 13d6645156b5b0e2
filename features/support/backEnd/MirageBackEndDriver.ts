import { createMockBackEnd, type MockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';
import { ShopDatabase } from '../../../adapters/mirage/ShopDatabase.ts';
import { seedUser } from '../../../adapters/mirage/seedServer.ts';
import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import { userSeed } from '../../../adapters/mirage/seeds/user.ts';
import { signToken } from '../../../adapters/mirage/tokens.ts';
import type { UserRecord } from '../../../adapters/mirage/UserRecord.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { Area, BackEndDriver, Trouble } from '../drivers/BackEndDriver.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from '../drivers/setups.ts';
import { addressOf } from './addressOf.ts';
import { HeldResponses } from './HeldResponses.ts';
import { ProductFixtures } from './ProductFixtures.ts';
import { RevocableTokens } from './RevocableTokens.ts';

const PATHS: Readonly<Record<Area, readonly string[]>> = {
  catalogue: ['/products'],
  authentication: ['/auth/login', '/auth/signup'],
  cart: ['/user/cart', '/user/cart/:id'],
  wishlist: ['/user/wishlist', '/user/wishlist/:id'],
  addresses: ['/user/address', '/user/address/:id'],
};
const STAMPS = { createdAt: timestamp(Date.UTC(2026, 2, 1)), updatedAt: timestamp(Date.UTC(2026, 2, 1)) };

/** The mock back-end of one scenario, and the `fetch` that receives the shop's calls. */
export class MirageBackEndDriver implements BackEndDriver {
  readonly fetch: typeof fetch;
  readonly heldResponses = new HeldResponses<Area>();
  readonly #mock: MockBackEnd = createMockBackEnd({ mode: 'test' });
  readonly #database = new ShopDatabase(this.#mock.server.db);
  readonly #products = new ProductFixtures();
  readonly #tokens = new RevocableTokens();
  readonly #calls: string[] = [];
  #underWay = 0;

  constructor() {
    this.fetch = (input, init) => this.#answer(String(input), init);
  }

  /** The number of calls without a response yet. */
  get underWay(): number {
    return this.#underWay;
  }

  get calls(): readonly string[] {
    return this.#calls;
  }

  sells(products: readonly ProductSetup[]): void {
    this.#products.put(products);
    this.#stock();
  }

  sellsUsualRange(): void {
    this.#products.stock(productSeeds);
    this.#stock();
    if (this.#database.user(userSeed.email) === undefined) this.#database.addUser(userSeed);
  }

  spoilsOneProduct(): void {
    const [first, ...others] = this.#database.products();
    if (first === undefined) throw new Error('The shop sells nothing that could be spoilt');
    const spoilt = { ...first, discounted_price: 'cheap' } as unknown as typeof first;
    this.#database.replaceProducts([spoilt, ...others]);
  }

  hasAccount({ email, password, ...extras }: Account): void {
    if (this.#database.user(email) === undefined) seedUser(this.#mock.server, { email, password, extras });
  }

  cartHolds(email: string, lines: readonly LineSetup[]): void {
    for (const line of lines) {
      const product = this.#products.take(line);
      const { cart } = this.#user(email);
      const there = cart.find(({ _id }) => _id === product._id);
      const qty = (there?.qty ?? 0) + (line.quantity ?? 1);
      const others = cart.map((entry) => (entry === there ? { ...entry, qty } : entry));
      this.#database.updateUser(email, {
        cart: there === undefined ? [...cart, { ...product, qty, ...STAMPS }] : others,
      });
    }
    this.#stock();
  }

  wishlistHolds(email: string, products: readonly ProductSetup[]): void {
    const added = products.map((product) => ({ ...this.#products.take(product), ...STAMPS }));
    this.#database.updateUser(email, { wishlist: [...this.#user(email).wishlist, ...added] });
    this.#stock();
  }

  addressBookHolds(email: string, addresses: readonly AddressSetup[]): void {
    const { addressList } = this.#user(email);
    const added = addresses.map((address, place) => ({
      _id: `seeded-address-${addressList.length + place + 1}`,
      ...addressOf(address),
      ...STAMPS,
    }));
    this.#database.updateUser(email, { addressList: [...addressList, ...added] });
  }

  tokenFor(email: string): string {
    return this.#tokens.register(signToken(this.#user(email)));
  }

  endsSessions(): void {
    this.#tokens.revokeAll();
  }

  removesAccount(email: string): void {
    this.#database.removeUser(email);
  }

  fails(area: Area, trouble: Trouble): void {
    for (const path of PATHS[area]) this.#mock.faults.fail('*', path, faultOf(trouble));
  }

  heals(): void {
    this.#mock.faults.heal();
  }

  #user(email: string): UserRecord {
    const user = this.#database.user(email);
    if (user === undefined) throw new Error(`${email} has no account`);
    return user;
  }

  #stock(): void {
    this.#database.replaceProducts(this.#products.products);
  }

  async #answer(url: string, init: RequestInit | undefined): Promise<Response> {
    this.#underWay += 1;
    this.#calls.push(`${init?.method ?? 'GET'} ${url} ${init?.body ?? ''}`);
    try {
      const answer = await this.#mock.fetch(url, this.#tokens.invalidateRevoked(init));
      await this.#tokens.restoreIssued(answer);
      await this.heldResponses.pass(areaOf(url));
      return answer;
    } finally {
      this.#underWay -= 1;
    }
  }
}

function areaOf(url: string): Area | undefined {
  const areas = Object.keys(PATHS) as Area[];
  return areas.find((area) => PATHS[area].some((path) => url.includes(`/api${path.replace('/:id', '')}`)));
}

function faultOf(trouble: Trouble) {
  switch (trouble) {
    case 'unreachable':
      return 'offline';
    case 'failing':
      return { status: 500, body: {} };
    case 'senseless':
      return { status: 200, body: { something: 'else' } };
    default:
      return { status: 400, body: { errors: trouble.reasons } };
  }
}
