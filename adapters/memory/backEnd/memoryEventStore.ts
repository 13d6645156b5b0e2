import type { ForStoringProviderEvents } from '../../../core/backend/ports/ForStoringProviderEvents.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The events of the payment provider in memory. */
export function memoryEventStore({ events }: MemoryTables): ForStoringProviderEvents {
  return {
    add: async (event, addedAt) => {
      if (events.has(event.id)) return 'already-added';
      events.set(event.id, { event, addedAt, attempts: 0, isDone: false });
      return 'added';
    },
    unprocessed: async () =>
      [...events.values()]
        .filter(({ isDone }) => !isDone)
        .toSorted((one, other) => one.attempts - other.attempts || one.addedAt.localeCompare(other.addedAt))
        .slice(0, 100)
        .map(({ event }) => event),
    markAttempt: async (eventId, _at, isDone) => {
      const row = events.get(eventId);
      if (row !== undefined) events.set(eventId, { ...row, attempts: row.attempts + 1, isDone });
    },
  };
}
