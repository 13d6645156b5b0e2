import type { ForStoringProviderEvents } from '../../../../core/backend/ports/orders/ForStoringProviderEvents.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The events of the payment provider in memory. */
export function memoryEventStore({ events }: MemoryTables): ForStoringProviderEvents {
  return {
    add: async (event, addedAt) => {
      if (!events.has(event.id)) events.set(event.id, { event, addedAt, isDone: false });
    },
    unprocessed: async (id) => {
      const row = events.get(id);
      return row?.isDone ? undefined : row?.event;
    },
    markProcessed: async (id) => {
      const row = events.get(id);
      if (row !== undefined) events.set(id, { ...row, isDone: true });
    },
  };
}
