import type { NewShopper } from '../../core/domain/accounts/Credentials.ts';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { CheckoutAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import { type Timestamp, timestamp } from '../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import { type BackEndArea, MemoryFaults } from './MemoryFaults.ts';
import { memoryErrors } from './memoryErrors.ts';

/** A registered shopper with cart, wishlist, address book and the orders that the back-end keeps, the newest last. */
export type MemoryShopper = NewShopper & {
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  readonly addresses: readonly Address[];
  readonly orders: readonly Order[];
};

const NO_LISTS = { cart: [], wishlist: [], addresses: [], orders: [] };

/** The state that the in-memory adapters share, with the faults of {@link MemoryFaults} for tests. */
export class MemoryBackEnd extends MemoryFaults {
  readonly #now: () => number;
  readonly #shoppers = new Map<string, MemoryShopper>();
  /** The e-mails of the valid tokens' shoppers, by token. */
  readonly tokens = new Map<string, string>();
  /** The checkouts whose price the back-end has agreed, by order id. */
  readonly checkouts = new Map<string, CheckoutAttempt>();
  /** The idempotency keys of the cart's changes so far. */
  readonly idempotencyKeys = new Set<string>();
  /** The catalogue. */
  products: readonly Product[] = [];
  #generated = 0;

  /** `now` returns the back-end's time in milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  shopper(email: string): MemoryShopper | undefined {
    return this.#shoppers.get(emailKey(email));
  }

  /** Registers a shopper, or replaces the one with the same e-mail. Missing lists are empty. */
  register(shopper: NewShopper & Partial<MemoryShopper>): void {
    this.#shoppers.set(emailKey(shopper.email), { ...NO_LISTS, ...shopper });
  }

  /** Removes a shopper, which invalidates the shopper's tokens. */
  removeShopper(email: string): void {
    this.#shoppers.delete(emailKey(email));
  }

  /** Returns a new token for a shopper. */
  grantToken(email: string): string {
    const token = this.generateId('token');
    this.tokens.set(token, email);
    return token;
  }

  /** Returns the shopper of a session. Throws {@link SessionRejected} when its token is not valid. */
  shopperOf({ token }: Session): MemoryShopper {
    const email = this.tokens.get(token);
    if (email === undefined) throw memoryErrors.badToken(token);
    const shopper = this.shopper(email);
    if (shopper === undefined) throw memoryErrors.unknownShopper(token);
    return shopper;
  }

  /** Replaces one of the lists of a session's shopper with what `next` returns. Resolves with the new list. */
  change<Name extends keyof typeof NO_LISTS & BackEndArea>(
    session: Session,
    name: Name,
    next: (list: MemoryShopper[Name]) => MemoryShopper[Name],
  ): Promise<MemoryShopper[Name]> {
    return this.perform(name, () => {
      const shopper = this.shopperOf(session);
      const list = next(shopper[name]);
      this.register({ ...shopper, [name]: list });
      return list;
    });
  }

  generateId(kind: string): string {
    this.#generated += 1;
    return `${kind}-${this.#generated}`;
  }

  timestamps(): { readonly createdAt: Timestamp; readonly updatedAt: Timestamp } {
    const now = timestamp(this.#now());
    return { createdAt: now, updatedAt: now };
  }
}
