import type { Timestamp } from '../../../domain/time/timestamp.ts';
import type { ProviderEvent } from './ForCollectingPayments.ts';

/** The events that the payment provider has sent. */
export type ForStoringProviderEvents = {
  /** Stores an event, unless there is one of this id. */
  add(event: ProviderEvent, at: Timestamp): Promise<void>;
  /** Resolves with an event that is not processed. */
  unprocessed(id: string): Promise<ProviderEvent | undefined>;
  markProcessed(id: string, at: Timestamp): Promise<void>;
};
