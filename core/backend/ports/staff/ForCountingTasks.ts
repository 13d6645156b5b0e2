import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** What waits for staff: how much, since when, and where to begin. */
export type Waiting = {
  readonly count: number;
  readonly oldestAt?: Timestamp;
  /** The number of the order that has waited longest. */
  readonly order?: string;
};

/** All that waits for staff. */
export type WaitingTasks = {
  /** Orders that are placed, and those that are packed and not shipped. */
  readonly toPack: Waiting;
  readonly toShip: Waiting;
  /** Returns that have arrived and are neither refunded nor exchanged. */
  readonly toSettle: Waiting;
  /** Refunds that failed and were not tried again. */
  readonly failedRefunds: Waiting;
  /** Captured payments with a problem that are not given back. */
  readonly paymentProblems: Waiting;
  /** The sizes of which a few pieces are free, and those of which none is. */
  readonly nearlyOut: Waiting;
  readonly out: Waiting;
  /** Mails that the shop gave up, and all other jobs that it gave up. */
  readonly failedMails: Waiting;
  readonly failedJobs: Waiting;
};

/** Counts what waits for staff. */
export type ForCountingTasks = {
  /** `few` are the least and the most free pieces of a size that is nearly out. */
  count(few: readonly [least: number, most: number]): Promise<WaitingTasks>;
};
