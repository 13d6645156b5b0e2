import { type ForTransacting, LOCK_ORDER, type TransactionStores } from '../../../core/backend/ports/ForTransacting.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** Runs one transaction at a time. Throws when one locks in another order than {@link LOCK_ORDER}. */
export class MemoryTransactions implements ForTransacting {
  readonly #tables: MemoryTables;
  readonly #stores: TransactionStores;
  #last: Promise<unknown> = Promise.resolve();

  constructor(tables: MemoryTables, stores: TransactionStores) {
    this.#tables = tables;
    this.#stores = stores;
  }

  within<Result>(work: (stores: TransactionStores) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(async () => {
      const undo = this.#tables.savepoint();
      try {
        return await work(lockingInOrder(this.#stores));
      } catch (error) {
        undo();
        throw error;
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

function lockingInOrder({ shoppers, carts, checkouts, ...others }: TransactionStores): TransactionStores {
  let latest = 0;
  const locking = (row: (typeof LOCK_ORDER)[number]) => {
    const place = LOCK_ORDER.indexOf(row);
    if (place < latest) throw new Error(`A transaction locks a ${row} after a ${LOCK_ORDER[latest]}`);
    latest = place;
  };
  const withLock = <Store extends { lock(key: string): unknown }>(
    store: Store,
    row: (typeof LOCK_ORDER)[number],
  ): Store =>
    new Proxy(store, {
      get: (target, name) => {
        if (name === 'lock') locking(row);
        const method = Reflect.get(target, name);
        return typeof method === 'function' ? method.bind(target) : method;
      },
    });
  return {
    ...others,
    shoppers: withLock(shoppers, 'shopper'),
    carts: withLock(carts, 'cart'),
    checkouts: withLock(checkouts, 'checkout'),
  };
}
