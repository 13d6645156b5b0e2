import type { NewShopper } from '../../core/domain/accounts/Credentials.ts';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { type Timestamp, timestamp } from '../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { ReceivedOrder } from '../../core/storefront/ports/ForExchangingOrders.ts';
import { MemoryFaults } from './MemoryFaults.ts';
import { memoryRefusals } from './memoryRefusals.ts';

/** A registered shopper with all that the back-end keeps for one. */
export type MemoryShopper = NewShopper & {
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  readonly addresses: readonly Address[];
  readonly orders: readonly ReceivedOrder[];
};

/** The token of the present session, as the memory adapters ask for it at every call. */
export type CurrentToken = () => string | undefined;

/** The state that the in-memory adapters of one shop share, with the levers of {@link MemoryFaults} for tests. */
export class MemoryBackEnd extends MemoryFaults {
  readonly #now: () => number;
  readonly #shoppers = new Map<string, MemoryShopper>();
  readonly #emails = new Map<string, string>();
  #products: readonly Product[] = [];
  #minted = 0;

  /** `now` is the back-end's clock, in ms since 1970. */
  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  get products(): readonly Product[] {
    return this.#products;
  }

  /** Makes these the whole catalogue, in this order. */
  stock(products: readonly Product[]): void {
    this.#products = [...products];
  }

  shopper(email: string): MemoryShopper | undefined {
    return this.#shoppers.get(email);
  }

  /** Registers a shopper, or replaces the one of that e-mail; what is left out is empty. */
  register(shopper: NewShopper & Partial<MemoryShopper>): void {
    this.#shoppers.set(shopper.email, { cart: [], wishlist: [], addresses: [], orders: [], ...shopper });
  }

  /** Removes a shopper, whose tokens then no longer count. */
  removeShopper(email: string): void {
    this.#shoppers.delete(email);
  }

  /** A new token for a shopper. */
  grantToken(email: string): string {
    const token = this.mint('token');
    this.#emails.set(token, email);
    return token;
  }

  /** Lets no token granted so far count any more. */
  revokeTokens(): void {
    this.#emails.clear();
  }

  /** Whom a token was granted to; throws {@link SessionRejected} when it was to nobody. */
  shopperOf(token: string | undefined): MemoryShopper {
    const email = token === undefined ? undefined : this.#emails.get(token);
    if (token === undefined || email === undefined) {
      throw memoryRefusals.badToken(token);
    }
    const shopper = this.#shoppers.get(email);
    if (shopper === undefined) {
      throw memoryRefusals.shopperGone(token);
    }
    return shopper;
  }

  mint(kind: string): string {
    this.#minted += 1;
    return `${kind}-${this.#minted}`;
  }

  stamps(): { readonly createdAt: Timestamp; readonly updatedAt: Timestamp } {
    const now = timestamp(this.#now());
    return { createdAt: now, updatedAt: now };
  }
}
