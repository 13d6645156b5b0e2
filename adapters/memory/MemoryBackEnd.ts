import type { NewShopper } from '../../core/domain/accounts/Credentials.ts';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { type Timestamp, timestamp } from '../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import { MemoryFaults } from './MemoryFaults.ts';
import { memoryRefusals } from './memoryRefusals.ts';

/** A registered shopper with all that the back-end keeps for one. */
export type MemoryShopper = NewShopper & {
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  readonly addresses: readonly Address[];
};

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
    return this.#shoppers.get(emailKey(email));
  }

  /** Registers a shopper, or replaces the one of that e-mail; what is left out is empty. */
  register(shopper: NewShopper & Partial<MemoryShopper>): void {
    this.#shoppers.set(emailKey(shopper.email), { cart: [], wishlist: [], addresses: [], ...shopper });
  }

  /** Removes a shopper, whose tokens then no longer count. */
  removeShopper(email: string): void {
    this.#shoppers.delete(emailKey(email));
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

  /** Whose session it is; throws {@link SessionRejected} when its token was granted to nobody. */
  shopperOf({ token }: Session): MemoryShopper {
    const email = this.#emails.get(token);
    if (email === undefined) throw memoryRefusals.badToken(token);
    const shopper = this.shopper(email);
    if (shopper === undefined) throw memoryRefusals.shopperGone(token);
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
