import type { ForReadingPaymentState } from '../../../../core/backend/ports/staff/ForReadingPaymentState.ts';
import type { MemoryTables } from '../MemoryTables.ts';

const TOPICS = ['checkout', 'refund', 'provider-event'];

/** Reads in memory how the shop and the payment provider get on. */
export function memoryPaymentState({ events, jobs }: MemoryTables): ForReadingPaymentState {
  return {
    read: async () => {
      const heardAt = [...events.values()]
        .map(({ addedAt }) => addedAt)
        .toSorted()
        .at(-1);
      const failing = [...jobs.values()].filter(({ topic, lastError }) => TOPICS.includes(topic) && lastError);
      const [latest] = failing.toSorted(
        (one, other) => (other.failedAt ?? '').localeCompare(one.failedAt ?? '') || other.id - one.id,
      );
      return {
        ...(heardAt !== undefined && { heardAt }),
        ...(latest?.lastError !== undefined && { failure: latest.lastError }),
      };
    },
  };
}
