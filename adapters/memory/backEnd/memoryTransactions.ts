import { type ForTransacting, LOCK_ORDER, type TransactionStores } from '../../../core/backend/ports/ForTransacting.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** Runs one transaction at a time. Throws when one locks in another order than {@link LOCK_ORDER}. */
export function memoryTransactions(tables: MemoryTables, stores: TransactionStores): ForTransacting {
  let last: Promise<unknown> = Promise.resolve();
  return {
    within: (work) => {
      const turn = last.then(async () => {
        const undo = tables.savepoint();
        try {
          return await work(lockingInOrder(stores));
        } catch (error) {
          undo();
          throw error;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function lockingInOrder(stores: TransactionStores): TransactionStores {
  let latest = 0;
  const inOrder =
    <Key, Locked>(row: (typeof LOCK_ORDER)[number], lock: (key: Key) => Promise<Locked>) =>
    async (key: Key) => {
      const place = LOCK_ORDER.indexOf(row);
      if (place < latest) throw new Error(`A transaction locks a ${row} after a ${LOCK_ORDER[latest]}`);
      latest = place;
      return lock(key);
    };
  const { shoppers, carts, checkouts, stock, payments } = stores;
  return {
    ...stores,
    shoppers: { ...shoppers, lock: inOrder('shopper', shoppers.lock) },
    carts: { ...carts, lock: inOrder('cart', carts.lock) },
    checkouts: {
      ...checkouts,
      ...{ lock: inOrder('checkout', checkouts.lock), lockAll: inOrder('checkout', checkouts.lockAll) },
    },
    stock: { ...stock, lock: inOrder('stock', stock.lock) },
    payments: { ...payments, lock: inOrder('payment', payments.lock) },
  };
}
