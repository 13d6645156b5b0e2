import type { Timestamp } from '../../../domain/time/timestamp.ts';
import type { JobTopic } from '../ForQueueingJobs.ts';

/** How many wait, and since when the first of them does; absent when there is none. */
export type Queue = { readonly count: number; readonly oldestAt?: Timestamp };

/** What the shop is doing by itself. */
export type Work = {
  /** The jobs that could run by now, of the topics that have some. */
  readonly dueJobs: readonly (Queue & { readonly topic: JobTopic })[];
  /** Refunds of which the provider has not said that they are paid out or failed. */
  readonly openRefunds: Queue;
  /** The pieces that checkouts, orders to be packed and exchanges hold. */
  readonly heldPieces: number;
  /** The standby servers of the database, and how many bytes of its log each has not applied; none where it has none. */
  readonly replicas: readonly { readonly name: string; readonly lagBytes: number }[];
};

/** Measures what the shop is doing by itself. */
export type ForMeasuringWork = { read(at: Timestamp): Promise<Work> };
