import type { ProviderEvent } from '../../../core/backend/ports/ForCollectingPayments.ts';
import type { CountedAttempts } from '../../../core/backend/ports/ForCountingAttempts.ts';
import type { CartLine } from '../../../core/backend/ports/ForStoringCarts.ts';
import type { Checkout } from '../../../core/backend/ports/ForStoringCheckouts.ts';
import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import type { Shopper } from '../../../core/backend/ports/ForStoringShoppers.ts';
import type { WishlistLine } from '../../../core/backend/ports/ForStoringWishlists.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';

export type EventRow = {
  readonly event: ProviderEvent;
  readonly addedAt: Timestamp;
  readonly attempts: number;
  readonly isDone: boolean;
};

/** The rows of one kind, by their key. Rows are replaced, never changed. */
export type Table<Row> = Map<string, Row>;

/** The state that the fakes of the storage ports share. */
export class MemoryTables {
  /** By id. */
  readonly shoppers: Table<Shopper> = new Map();
  /** By shopper, like the next three. */
  readonly carts: Table<readonly CartLine[]> = new Map();
  /** The idempotency keys of the latest steps of the cart, the latest first. */
  readonly cartKeys: Table<readonly string[]> = new Map();
  readonly wishlists: Table<readonly WishlistLine[]> = new Map();
  readonly addresses: Table<readonly Address[]> = new Map();
  /** By key, in catalogue order. */
  products: ReadonlyMap<string, StoredProduct> = new Map();
  version = 0;
  /** By id. */
  readonly checkouts: Table<Checkout> = new Map();
  /** By id, the oldest first. */
  readonly orders: Table<{ readonly shopperId: string; readonly order: Order }> = new Map();
  /** By id. */
  readonly events: Table<EventRow> = new Map();
  /** By key. */
  readonly attempts: Table<CountedAttempts> = new Map();

  /** Returns a function that undoes what is written after this call. */
  savepoint(): () => void {
    const saved = this.#all().map((table) => [...table]);
    return () => {
      this.#all().forEach((table, at) => {
        table.clear();
        for (const [key, row] of saved[at] ?? []) table.set(key, row);
      });
    };
  }

  /** Deletes a shopper with everything the shopper has. */
  removeShopper(shopperId: string): void {
    for (const table of [this.shoppers, ...this.#lists()]) table.delete(shopperId);
    for (const table of [this.orders, this.checkouts] as readonly Table<{ readonly shopperId: string }>[]) {
      for (const [id, row] of table) if (row.shopperId === shopperId) table.delete(id);
    }
  }

  /** Test control: deletes everything. */
  clear(): void {
    for (const table of this.#all()) table.clear();
    this.products = new Map();
  }

  #lists(): readonly Table<unknown>[] {
    return [this.carts, this.cartKeys, this.wishlists, this.addresses];
  }

  #all(): readonly Table<unknown>[] {
    const others = [this.shoppers, this.checkouts, this.orders, this.events, this.attempts];
    return [...this.#lists(), ...others];
  }
}
