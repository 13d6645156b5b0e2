import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ProviderEvent } from './ForCollectingPayments.ts';

/** The events that the payment provider has sent. */
export type ForStoringProviderEvents = {
  /** Stores an event once for each id. */
  add(event: ProviderEvent, at: Timestamp): Promise<'added' | 'already-added'>;
  /** Resolves with an event that is not processed. */
  unprocessed(id: string): Promise<ProviderEvent | undefined>;
  markProcessed(id: string, at: Timestamp): Promise<void>;
};
