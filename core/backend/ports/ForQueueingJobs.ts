import type { Timestamp } from '../../domain/time/timestamp.ts';

/** What a job does: each topic has one handler. */
export const JOB_TOPICS = [
  'provider-event',
  'checkout',
  'refund',
  'return',
  'fit',
  'reset-password',
  'stock-alert',
  'mail',
] as const;

export type JobTopic = (typeof JOB_TOPICS)[number];

/** Work that follows a commit. A topic has one job for each subject, such as the id of a checkout. */
export type Job = {
  readonly topic: JobTopic;
  readonly subject: string;
  /** How often the job was claimed. */
  readonly attempts: number;
  /** Changes whenever the job is claimed or added again. */
  readonly version: number;
};

/** A job as the shopkeeper sees it. */
export type QueuedJob = Omit<Job, 'version'> & {
  readonly id: number;
  readonly runAt: Timestamp;
  readonly lastError?: string;
  /** When the shop gave the job up; absent while it will run. */
  readonly failedAt?: Timestamp;
};

/** The jobs, for all processes of the shop together. */
export type ForQueueingJobs = {
  /** Adds a job. One that is there runs at the earlier of both times, also when it was given up. */
  add(job: { readonly topic: JobTopic; readonly subject: string; readonly runAt: Timestamp }): Promise<void>;
  /**
   * Claims at most `most` jobs of a topic that are due at `at`, the longest due first. Nobody else gets them before `until`, when a
   * process that has not finished them is taken for dead.
   */
  claim(topic: JobTopic, at: Timestamp, until: Timestamp, most: number): Promise<readonly Job[]>;
  /** Deletes a claimed job. One that was added or claimed again since stays. */
  finish(job: Job): Promise<void>;
  /** Lets a claimed job run again at `runAt`, with the error of this attempt. One that was added or claimed again since stays as it is. */
  postpone(job: Job, runAt: Timestamp, error?: string): Promise<void>;
  /** Keeps a claimed job for the shopkeeper; it does not run any more. */
  giveUp(job: Job, at: Timestamp, error: string): Promise<void>;
  /** Resolves with the jobs, those that were given up first, then by id: those behind `after`, at most `most`, by default 500. */
  list(page?: {
    readonly after?: { readonly isGivenUp: boolean; readonly id: number };
    readonly most?: number;
  }): Promise<readonly QueuedJob[]>;
  job(id: number): Promise<QueuedJob | undefined>;
  jobOf(topic: JobTopic, subject: string): Promise<QueuedJob | undefined>;
  /** Lets a job run at `runAt`. Resolves with whether there is one of this id. */
  retry(id: number, runAt: Timestamp): Promise<boolean>;
};
