import { createMockBackEnd, type MockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';
import { signToken } from '../../../adapters/mirage/tokens.ts';
import type { UserRecord } from '../../../adapters/mirage/UserRecord.ts';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import { userSeed } from '../../../adapters/seeds/user.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { Area, BackEndDriver, Trouble } from '../../drive/contracts/BackEndDriver.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from '../../drive/contracts/setups.ts';
import { addressOf } from '../addressOf.ts';
import { ProductFixtures } from '../ProductFixtures.ts';
import { ReceivedCalls } from '../ReceivedCalls.ts';
import { RevocableTokens } from './RevocableTokens.ts';

const STAMPS = { createdAt: timestamp(Date.UTC(2026, 2, 1)), updatedAt: timestamp(Date.UTC(2026, 2, 1)) };

/** The mock back-end of one scenario, and the `fetch` that receives the shop's calls. */
export class MirageBackEndDriver implements BackEndDriver {
  readonly #mock: MockBackEnd = createMockBackEnd({ mode: 'test' });
  readonly #database = this.#mock.database;
  readonly #products = new ProductFixtures();
  readonly #tokens = new RevocableTokens();
  readonly #received = new ReceivedCalls((url, init) => this.#answer(url, init));
  readonly fetch = this.#received.fetch;
  readonly heldResponses = this.#received.heldResponses;
  readonly calls = this.#received.texts;

  get underWay(): number {
    return this.#received.underWay;
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
    const [first, ...others] = this.#database.products;
    if (first === undefined) throw new Error('The shop sells nothing that could be spoilt');
    const spoilt = { ...first, discounted_price: 'cheap' } as unknown as typeof first;
    this.#database.products = [spoilt, ...others];
  }

  hasAccount({ email, password, ...extras }: Account): void {
    if (this.#database.user(email) !== undefined) return;
    this.#database.addUser({ _id: `user-${email}`, email, password, extras, ...STAMPS });
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
    this.#received.fail(area, trouble);
  }

  heals(): void {
    this.#received.heal();
  }

  #user(email: string): UserRecord {
    const user = this.#database.user(email);
    if (user === undefined) throw new Error(`${email} has no account`);
    return user;
  }

  #stock(): void {
    this.#database.products = this.#products.products;
  }

  async #answer(url: string, init: RequestInit | undefined): Promise<Response> {
    const response = await this.#mock.fetch(url, this.#tokens.invalidateRevoked(init));
    await this.#tokens.restoreIssued(response);
    return response;
  }
}
