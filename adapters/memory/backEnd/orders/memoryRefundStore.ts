import type { ForStoringRefunds } from '../../../../core/backend/ports/orders/ForStoringRefunds.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The refunds in memory. */
export function memoryRefundStore({ refunds }: MemoryTables): ForStoringRefunds {
  return {
    add: async (refund) => void refunds.set(refund.id, refund),
    refund: async (id) => refunds.get(id),
    ofOrder: async (orderId) =>
      [...refunds.values()]
        .filter((refund) => refund.orderId === orderId)
        .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id)),
    update: async ({ id, ...changes }) => {
      const refund = refunds.get(id);
      if (refund === undefined) return;
      const { failure: _, ...rest } = refund;
      refunds.set(id, { ...rest, ...changes });
    },
    isRetried: async (id) => [...refunds.values()].some(({ retryOf }) => retryOf === id),
  };
}
