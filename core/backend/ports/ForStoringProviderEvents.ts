import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ProviderEvent } from './ForCollectingPayments.ts';

/** The events that the payment provider has sent. */
export type ForStoringProviderEvents = {
  /** Stores an event once for each id. */
  add(event: ProviderEvent, at: Timestamp): Promise<'added' | 'already-added'>;
  /**
   * Resolves with the stored events that are not processed, those with the fewest attempts first, then the oldest first; at
   * most 100. Events that fail again and again hold up no others.
   */
  unprocessed(): Promise<readonly ProviderEvent[]>;
  /** Counts an attempt to process an event; `isDone` marks it as processed. */
  markAttempt(eventId: string, at: Timestamp, isDone: boolean): Promise<void>;
};
