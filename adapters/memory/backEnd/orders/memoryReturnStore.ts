import type {
  ForStoringReturns,
  FoundReturn,
  StoredReturn,
} from '../../../../core/backend/ports/orders/ForStoringReturns.ts';
import { MOST_COUNTED } from '../../../../core/domain/orders/mostCounted.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The returns in memory. */
export function memoryReturnStore({ returns, orders }: MemoryTables): ForStoringReturns {
  const oldestFirst = () =>
    [...returns.values()].toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
  const found = (one: StoredReturn): FoundReturn => {
    const order = orders.get(one.orderId);
    return { ...one, orderNumber: order?.number ?? '', shopper: order?.deliveryAddress.name ?? '' };
  };
  return {
    add: async (asked) => void returns.set(asked.id, structuredClone(asked)),
    return: async (id) => returns.get(id),
    ofOrder: async (orderId) => oldestFirst().filter((one) => one.orderId === orderId),
    update: async (id, changes) => {
      const one = returns.get(id);
      if (one !== undefined) returns.set(id, { ...one, ...changes });
    },
    find: async ({ id: wanted, state, after, most }) => {
      const newestFirst = oldestFirst().toReversed();
      const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0) return [];
      const isWanted = (one: StoredReturn) => (wanted ?? one.id) === one.id && (state ?? one.state) === one.state;
      return newestFirst.slice(start).filter(isWanted).slice(0, most).map(found);
    },
    count: async () => {
      const counts: Record<string, number> = {};
      for (const { state } of returns.values()) counts[state] = Math.min(MOST_COUNTED + 1, (counts[state] ?? 0) + 1);
      return counts;
    },
  };
}
