import { productSeeds } from '../../../adapters/seeds/products.ts';
import type { Area, BackEndDriver, MailedLink, Trouble } from '../../drive/contracts/BackEndDriver.ts';
import type { OrderSetup } from '../../drive/contracts/DeviceDriver.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from '../../drive/contracts/setups.ts';
import { sampleShopper } from '../accounts.ts';
import { ProductFixtures } from '../ProductFixtures.ts';
import { ReceivedCalls } from '../ReceivedCalls.ts';
import { mailedLink } from './mailedLink.ts';
import { ServerStaff } from './ServerStaff.ts';
import { StoreSeeds } from './StoreSeeds.ts';
import type { RunningServer } from './startServerInProcess.ts';

/** The calls that answer with products of the catalogue. */
const LISTS = /\/api\/(products$|catalogue\?)/;

/** Clears the server's stores and seeds them in the order of the calls, before the next call of the shop is answered. */
export class ServerBackEndDriver implements BackEndDriver {
  readonly #server: RunningServer;
  readonly #seeds: StoreSeeds;
  readonly #products = new ProductFixtures();
  readonly #accounts = new Set<string>();
  readonly #received = new ReceivedCalls((url, init) => this.#answer(url, init));
  readonly fetch = this.#received.fetch;
  readonly heldResponses = this.#received.heldResponses;
  readonly calls = this.#received.texts;
  readonly staff: ServerStaff;
  /** The token version of the accounts: how often all sessions ended. */
  #tokenVersion = 0;
  #isOneProductSpoilt = false;
  #seeded: Promise<unknown> = Promise.resolve();

  constructor(server: RunningServer) {
    this.#server = server;
    this.#seeds = new StoreSeeds(server);
    this.staff = new ServerStaff({
      ...{ server, shopperIdOf },
      queue: (work) => this.#seed(work),
      idle: () => this.#seeded,
      keyOf: (name, size) => {
        const { _id } = size === undefined ? this.#products.take({ name }) : this.#products.inSize(name, size);
        this.#stock();
        return _id;
      },
    });
    this.#seed(() => this.#seeds.clear());
  }

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
    this.hasAccount({ ...sampleShopper, firstName: 'Priya', lastName: 'Sharma' });
  }

  /** The database takes no malformed product: the server's answer is changed. */
  spoilsOneProduct(): void {
    this.#isOneProductSpoilt = true;
  }

  hasAccount(account: Account): void {
    this.#accounts.add(account.email);
    const tokenVersion = this.#tokenVersion;
    this.#seed(() => this.#seeds.addShopper(account, { id: shopperIdOf(account.email), tokenVersion }));
  }

  cartHolds(email: string, lines: readonly LineSetup[]): void {
    const added = lines.map((line) => ({ key: this.#products.take(line)._id, quantity: line.quantity ?? 1 }));
    this.#stock();
    this.#seed(() => this.#seeds.addToCart(email, added));
  }

  wishlistHolds(email: string, products: readonly ProductSetup[]): void {
    const keys = products.map((product) => this.#products.take(product)._id);
    this.#stock();
    this.#seed(() => this.#seeds.addToWishlist(email, keys));
  }

  addressBookHolds(email: string, addresses: readonly AddressSetup[]): void {
    this.#seed(() => this.#seeds.addAddresses(email, addresses));
  }

  /** Adds a paid order. */
  hasOrder(email: string, order: OrderSetup): void {
    this.#seed(() => this.#seeds.addOrder(email, order));
  }

  tokenFor(email: string): string {
    if (!this.#accounts.has(email)) throw new Error(`${email} has no account`);
    const { tokens, clock } = this.#server.ports;
    return tokens.sign({ shopperId: shopperIdOf(email), version: this.#tokenVersion }, clock.now());
  }

  endsSessions(): void {
    this.#tokenVersion += 1;
    this.#seed(() => this.#server.endTokens());
  }

  removesAccount(email: string): void {
    this.#accounts.delete(email);
    this.#seed(() => this.#server.ports.transactions.within(({ shoppers }) => shoppers.removeWithOrders(email)));
  }

  async mailedLink(email: string, link: MailedLink): Promise<string> {
    await this.#seeded;
    return mailedLink(this.#server, email, link);
  }

  fails(area: Area, trouble: Trouble): void {
    this.#received.fail(area, trouble);
  }

  heals(): void {
    this.#received.heal();
  }

  /**
   * Releases the held responses, because a page sends changes even when it is closed, and each keeps a connection of the browser.
   * Resolves when nothing of this scenario uses the database any more. Rejects when something could not be seeded.
   */
  async finished(): Promise<void> {
    this.heldResponses.releaseAll();
    while (this.underWay > 0) await new Promise(setImmediate);
    await this.#seeded;
  }

  #stock(): void {
    const products = [...this.#products.products];
    this.#seed(() => this.#seeds.stock(products));
  }

  #seed(work: () => Promise<unknown>): void {
    this.#seeded = this.#seeded.then(work);
    // `finished` reports the failure.
    this.#seeded.catch(() => undefined);
  }

  async #answer(url: string, init: RequestInit | undefined): Promise<Response> {
    await this.#seeded;
    const { fetch } = this.#server;
    return this.#isOneProductSpoilt && LISTS.test(url) ? spoiltProducts(await fetch(url)) : fetch(url, init);
  }
}

function shopperIdOf(email: string): string {
  return `shopper ${email}`;
}

/** Returns the response with one malformed product. It must not be compressed. */
async function spoiltProducts(response: Response): Promise<Response> {
  const body = await response.json();
  const products = body.products.map((product: object, at: number) =>
    at === 0 ? { ...product, discounted_price: 'cheap' } : product,
  );
  return Response.json({ ...body, products });
}
