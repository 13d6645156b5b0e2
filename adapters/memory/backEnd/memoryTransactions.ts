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

type Row = (typeof LOCK_ORDER)[number];

/** A change locks the row that it changes, unless the transaction has locked it before. */
function lockingInOrder(stores: TransactionStores): TransactionStores {
  let latest = 0;
  const locked = new Set<string>();
  const inOrder =
    <Parameters extends readonly unknown[], Result>(row: Row, call: (...given: Parameters) => Promise<Result>) =>
    async (...given: Parameters) => {
      const name = `${row} ${given[0]}`;
      const place = LOCK_ORDER.indexOf(row);
      if (place < latest && !locked.has(name))
        throw new Error(`A transaction locks a ${row} after a ${LOCK_ORDER[latest]}`);
      latest = Math.max(place, latest);
      locked.add(name);
      return call(...given);
    };
  const { catalogue, shoppers, accountTokens, carts, checkouts, coupons, stock, payments } = stores;
  const { lock, lockOfProviderOrder, lockAll, setExpiry } = checkouts;
  return {
    ...stores,
    catalogue: { ...catalogue, lock: inOrder('catalogue', catalogue.lock) },
    shoppers: {
      ...shoppers,
      ...{ lock: inOrder('shopper', shoppers.lock), markEmailVerified: inOrder('shopper', shoppers.markEmailVerified) },
    },
    accountTokens: {
      ...accountTokens,
      ...{ take: inOrder('link', accountTokens.take), remove: inOrder('link', accountTokens.remove) },
    },
    carts: { ...carts, lock: inOrder('cart', carts.lock) },
    checkouts: {
      ...checkouts,
      ...{ lock: inOrder('checkout', lock), lockAll: inOrder('checkout', lockAll) },
      lockOfProviderOrder: inOrder('checkout', lockOfProviderOrder),
      setExpiry: inOrder('checkout', setExpiry),
    },
    coupons: { ...coupons, lock: inOrder('coupon', coupons.lock) },
    stock: { ...stock, lock: inOrder('stock', stock.lock) },
    payments: { ...payments, lock: inOrder('payment', payments.lock) },
  };
}
