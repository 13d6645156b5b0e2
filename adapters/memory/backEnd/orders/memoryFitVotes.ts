import type { ForStoringFitVotes } from '../../../../core/backend/ports/orders/ForStoringFitVotes.ts';
import { NO_FIT_VOTES } from '../../../../core/domain/styles/fit.ts';
import { styleIdOf } from '../../../../core/domain/styles/Style.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The votes on how pieces fit in memory. */
export function memoryFitVotes(tables: MemoryTables): ForStoringFitVotes {
  const { fitVotes } = tables;
  const styleOf = (sku: string) => styleIdOf(tables.products.get(sku) ?? { key: sku });
  return {
    save: async (vote) => void fitVotes.set(`${vote.orderId} ${vote.sku}`, vote),
    ofOrder: async (orderId) =>
      [...fitVotes.values()]
        .filter((vote) => vote.orderId === orderId)
        .toSorted((one, other) => one.sku.localeCompare(other.sku)),
    count: async (sku) => {
      const counts = { ...NO_FIT_VOTES };
      for (const vote of fitVotes.values()) if (styleOf(vote.sku) === styleOf(sku)) counts[vote.fit] += 1;
      return counts;
    },
  };
}
