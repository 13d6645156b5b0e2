import type { Paise } from '../../domain/money/Paise.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';

/** Something that waits for staff: how much, since when, and the path in the admin where it is done. */
export type StaffTask = {
  readonly kind:
    | 'to-pack'
    | 'to-ship'
    | 'to-settle'
    | 'failed-refunds'
    | 'payment-problems'
    | 'nearly-out'
    | 'out'
    | 'failed-mails'
    | 'failed-jobs';
  readonly count: number;
  readonly oldestAt?: Timestamp | undefined;
  readonly link: string;
};

/** A captured payment that paid no order. */
export type PaymentProblem = {
  readonly id: string;
  readonly providerOrderId: string;
  /** Such as `unknown-checkout`. */
  readonly problem: string;
  readonly receivedAt: Timestamp;
  readonly amount: Paise;
  /** What of the amount went back already. */
  readonly refunded: Paise;
};

/** A mail of the shop, without what it says. */
export type SentMail = {
  readonly id: string;
  /** Such as `order-placed`. */
  readonly kind: string;
  readonly to: string;
  readonly createdAt: Timestamp;
  /** Absent while the mail waits, and when the shop gave it up. */
  readonly sentAt?: Timestamp | undefined;
  /** Why the shop gave up sending it. */
  readonly failure?: string | undefined;
};

/** Something that the shop does by itself, until it is done. */
export type ShopJob = {
  readonly id: number;
  /** Such as `refund`. */
  readonly topic: string;
  readonly subject: string;
  /** How often it was tried. */
  readonly attempts: number;
  /** When it runs next. */
  readonly runAt: Timestamp;
  readonly lastError?: string | undefined;
  /** When the shop gave it up; absent while it is tried. */
  readonly failedAt?: Timestamp | undefined;
};

/**
 * What waits for staff, and what the shop does by itself. Methods reject with {@link SessionEnded} without a session, with
 * {@link Unreachable} when the back-end does not answer, and with another error when it fails.
 */
export type ForManagingWork = {
  /** Resolves with all tasks, also those of which there is none. */
  tasks(): Promise<readonly StaffTask[]>;
  /** Resolves with the payments that paid no order, the oldest first. */
  paymentProblems(): Promise<readonly PaymentProblem[]>;
  /** Gives back what is left of a payment that paid no order. */
  refundPayment(id: string): Promise<{ readonly outcome: 'refunded' } | Refused>;
  /** Resolves with a page, the newest first; `next` is what the next page begins after. */
  mails(after?: string): Promise<{ readonly mails: readonly SentMail[]; readonly next?: string | undefined }>;
  /** Sends a mail once more, also one that was sent. */
  sendAgain(id: string): Promise<{ readonly outcome: 'queued'; readonly mail: SentMail } | Refused>;
  /** Resolves with a page, the jobs that the shop gave up first; `next` is what the next page begins after. */
  jobs(after?: string): Promise<{ readonly jobs: readonly ShopJob[]; readonly next?: string | undefined }>;
  /** Runs a job at the next occasion. */
  retryJob(id: number): Promise<{ readonly outcome: 'queued'; readonly job: ShopJob } | Refused>;
};
