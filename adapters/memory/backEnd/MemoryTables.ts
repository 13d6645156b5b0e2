import type { ProviderEvent } from '../../../core/backend/ports/ForCollectingPayments.ts';
import type { CountedAttempts } from '../../../core/backend/ports/ForCountingAttempts.ts';
import type { Checkout } from '../../../core/backend/ports/ForStoringCheckouts.ts';
import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import type { Shopper } from '../../../core/backend/ports/ForStoringShoppers.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';

/** What one shopper has. The products of the lists are those of the time when they were added. */
export type ShopperLists = {
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  readonly addresses: readonly Address[];
  /** The idempotency keys of the latest changes of the cart, the latest first. */
  readonly cartKeys: readonly string[];
};

export type EventRow = {
  readonly event: ProviderEvent;
  readonly addedAt: Timestamp;
  readonly attempts: number;
  readonly isDone: boolean;
};

const NOTHING: ShopperLists = { cart: [], wishlist: [], addresses: [], cartKeys: [] };

/** The state that the fakes of the storage ports share. */
export class MemoryTables {
  /** By id. */
  readonly shoppers = new Map<string, Shopper>();
  readonly #lists = new Map<string, ShopperLists>();
  /** By key, in catalogue order. */
  products: ReadonlyMap<string, StoredProduct> = new Map();
  version = 0;
  /** By id. */
  readonly checkouts = new Map<string, Checkout>();
  /** The oldest first. */
  readonly orders: { readonly shopperId: string; readonly order: Order }[] = [];
  /** By id. */
  readonly events = new Map<string, EventRow>();
  /** By key. */
  readonly attempts = new Map<string, CountedAttempts>();

  /** Returns the result of `call`, or why a call with these claims is refused. */
  asShopper<Result>(claims: TokenClaims, call: (shopper: Shopper) => Result): Result | ShopperRefusal {
    const shopper = this.shoppers.get(claims.shopperId);
    if (shopper === undefined) return 'not-registered';
    return shopper.tokenVersion === claims.version ? call(shopper) : 'token-invalid';
  }

  listsOf(shopperId: string): ShopperLists {
    return this.#lists.get(shopperId) ?? NOTHING;
  }

  setLists(shopperId: string, lists: Partial<ShopperLists>): void {
    this.#lists.set(shopperId, structuredClone({ ...this.listsOf(shopperId), ...lists }));
  }

  /** Returns the product that the catalogue lists under this key. */
  listed(productKey: string): Product | undefined {
    const stored = this.products.get(productKey);
    if (!stored?.isListed) return undefined;
    const { isListed: _, ...product } = stored;
    return product;
  }

  /** Deletes a shopper with everything the shopper has. */
  removeShopper(shopperId: string): void {
    this.shoppers.delete(shopperId);
    this.#lists.delete(shopperId);
    this.orders.splice(0, this.orders.length, ...this.orders.filter((order) => order.shopperId !== shopperId));
    for (const { id, ...checkout } of this.checkouts.values()) {
      if (checkout.shopperId === shopperId) this.checkouts.delete(id);
    }
  }

  /** Test control: deletes everything. */
  clear(): void {
    for (const table of [this.shoppers, this.#lists, this.checkouts, this.events, this.attempts]) table.clear();
    this.products = new Map();
    this.orders.length = 0;
  }
}
