import type { ProviderEvent } from '../../../core/backend/ports/ForCollectingPayments.ts';
import type { ForStoringProviderEvents } from '../../../core/backend/ports/ForStoringProviderEvents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The events of the payment provider in memory. */
export class MemoryEventStore implements ForStoringProviderEvents {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(event: ProviderEvent, addedAt: Timestamp): Promise<'added' | 'already-added'> {
    if (this.#tables.events.has(event.id)) return 'already-added';
    this.#tables.events.set(event.id, { event, addedAt, attempts: 0, isDone: false });
    return 'added';
  }

  async unprocessed(): Promise<readonly ProviderEvent[]> {
    return [...this.#tables.events.values()]
      .filter(({ isDone }) => !isDone)
      .toSorted((one, other) => one.attempts - other.attempts || one.addedAt.localeCompare(other.addedAt))
      .slice(0, 100)
      .map(({ event }) => event);
  }

  async markAttempt(eventId: string, _at: Timestamp, isDone: boolean): Promise<void> {
    const row = this.#tables.events.get(eventId);
    if (row !== undefined) this.#tables.events.set(eventId, { ...row, attempts: row.attempts + 1, isDone });
  }
}
