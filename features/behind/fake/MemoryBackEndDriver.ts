import type { MemoryBackEnd, MemoryShopper } from '../../../adapters/memory/MemoryBackEnd.ts';
import type { BackEndArea } from '../../../adapters/memory/MemoryFaults.ts';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import { fromWireProduct } from '../../../adapters/wire/wireProduct.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import type { Area, BackEndDriver, Trouble } from '../../drive/contracts/BackEndDriver.ts';
import type { Account, AddressSetup, LineSetup, ProductSetup } from '../../drive/contracts/setups.ts';
import { sampleShopper } from '../accounts.ts';
import { addressOf } from '../addressOf.ts';
import { HeldResponses } from '../HeldResponses.ts';
import { ProductFixtures } from '../ProductFixtures.ts';

const STAMPS = { createdAt: timestamp(Date.UTC(2026, 2, 1)), updatedAt: timestamp(Date.UTC(2026, 2, 1)) };
const areas: Readonly<Record<Area, BackEndArea>> = {
  catalogue: 'products',
  authentication: 'authentication',
  cart: 'cart',
  wishlist: 'wishlist',
  addresses: 'addresses',
  orders: 'orders',
};

/** Seeds the in-memory back-end and makes it fail. */
export class MemoryBackEndDriver implements BackEndDriver {
  readonly heldResponses = new HeldResponses<Area>();
  readonly #backEnd: MemoryBackEnd;
  readonly #products = new ProductFixtures();

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
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

  spoilsOneProduct(): void {
    this.fails('catalogue', 'senseless');
  }

  hasAccount(account: Account): void {
    if (this.#backEnd.shopper(account.email) === undefined) this.#backEnd.register(account);
  }

  cartHolds(email: string, lines: readonly LineSetup[]): void {
    for (const line of lines) {
      const product = fromWireProduct(this.#products.take(line));
      const shopper = this.#shopper(email);
      const there = shopper.cart.find(({ key }) => key === product.key);
      const quantity = (there?.quantity ?? 0) + (line.quantity ?? 1);
      const others = shopper.cart.map((item) => (item === there ? { ...item, quantity } : item));
      const cart = there === undefined ? [...shopper.cart, { ...product, quantity, ...STAMPS }] : others;
      this.#backEnd.register({ ...shopper, cart });
    }
    this.#stock();
  }

  wishlistHolds(email: string, products: readonly ProductSetup[]): void {
    const shopper = this.#shopper(email);
    const added = products.map((product) => ({ ...fromWireProduct(this.#products.take(product)), ...STAMPS }));
    this.#backEnd.register({ ...shopper, wishlist: [...shopper.wishlist, ...added] });
    this.#stock();
  }

  addressBookHolds(email: string, addresses: readonly AddressSetup[]): void {
    const shopper = this.#shopper(email);
    const added = addresses.map((address, place) => ({
      key: `seeded-address-${shopper.addresses.length + place + 1}`,
      ...addressOf(address),
      ...STAMPS,
    }));
    this.#backEnd.register({ ...shopper, addresses: [...shopper.addresses, ...added] });
  }

  tokenFor(email: string): string {
    return this.#backEnd.grantToken(email);
  }

  endsSessions(): void {
    this.#backEnd.tokens.clear();
  }

  removesAccount(email: string): void {
    this.#backEnd.removeShopper(email);
  }

  fails(area: Area, trouble: Trouble): void {
    this.#backEnd.fail(areas[area], failureOf(trouble));
  }

  heals(): void {
    this.#backEnd.heal();
  }

  /** Returns the port with its responses held while the area is slow. */
  answering<Port extends object>(area: Area, port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]) => {
          const answer = await Promise.allSettled([Promise.resolve(member.apply(target, given))]);
          await this.heldResponses.pass(area);
          if (answer[0].status === 'rejected') throw answer[0].reason;
          return answer[0].value;
        };
      },
    });
  }

  #shopper(email: string): MemoryShopper {
    const shopper = this.#backEnd.shopper(email);
    if (shopper === undefined) throw new Error(`${email} has no account`);
    return shopper;
  }

  #stock(): void {
    this.#backEnd.products = this.#products.products.map(fromWireProduct);
  }
}

function failureOf(trouble: Trouble): BackEndFailure {
  switch (trouble) {
    case 'unreachable':
      return new Unreachable('Network Error');
    case 'failing':
      return new BackEndFailure('Request failed with status code 500');
    case 'senseless':
      return new BackEndFailure('The answer is not as agreed');
    default:
      return new BackEndFailure('Request failed with status code 400', trouble.reasons);
  }
}
