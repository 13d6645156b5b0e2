import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { MemoryAddressStore } from './MemoryAddressStore.ts';
import { MemoryAttempts } from './MemoryAttempts.ts';
import { MemoryCartStore } from './MemoryCartStore.ts';
import { MemoryCheckoutStore } from './MemoryCheckoutStore.ts';
import { MemoryEventStore } from './MemoryEventStore.ts';
import { MemoryOrderStore } from './MemoryOrderStore.ts';
import { MemoryProductStore } from './MemoryProductStore.ts';
import { MemoryShopperStore } from './MemoryShopperStore.ts';
import { MemoryTables } from './MemoryTables.ts';
import { MemoryTransactions } from './MemoryTransactions.ts';
import { MemoryWishlistStore } from './MemoryWishlistStore.ts';

/** Fakes of all storage ports, which share their state. */
export class MemoryStores implements Stores {
  /** Test control: the state. */
  readonly tables = new MemoryTables();
  readonly shoppers = new MemoryShopperStore(this.tables);
  readonly products = new MemoryProductStore(this.tables);
  readonly carts = new MemoryCartStore(this.tables);
  readonly wishlists = new MemoryWishlistStore(this.tables);
  readonly addresses = new MemoryAddressStore(this.tables);
  readonly checkouts = new MemoryCheckoutStore(this.tables);
  readonly orders = new MemoryOrderStore(this.tables);
  readonly events = new MemoryEventStore(this.tables);
  readonly attempts = new MemoryAttempts(this.tables);
  readonly transactions = new MemoryTransactions(this.tables, this);
}
