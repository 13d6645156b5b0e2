import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { JOB_TOPICS, type Job, type JobTopic } from '../ports/ForQueueingJobs.ts';
import { ProviderUnreachable } from '../ports/orders/ForCollectingPayments.ts';
import { FinalFailure } from './FinalFailure.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long a job belongs to the process that claimed it. No job takes that long. */
const CLAIMED_FOR_MS = 2 * MINUTE_MS;
/** How many jobs of a topic run at once: few, so that a burst of them leaves room for shoppers. */
const AT_ONCE = 3;
const SHORTEST_WAIT_MS = 10 * SECOND_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** After about six hours. */
const MOST_ATTEMPTS = 14;

/**
 * Does a job. Resolves with the time (ms since 1970) at which the job runs again, or with nothing when it is done. A job may be done
 * twice: its process may end after the work and before the queue knows.
 */
export type JobHandler = (subject: string) => Promise<number | undefined>;

/**
 * Runs the jobs that are due. Resolves when none is left. Never rejects: a job that fails runs again later, after longer and longer
 * waits, until the shop gives it up. Calls during the run of a topic share its run after it; no topic waits for another.
 */
export type RunJobs = () => Promise<void>;

export type RunJobsPorts = Pick<BackEndPorts, 'jobs' | 'clock' | 'log'>;

export function makeRunJobs(ports: RunJobsPorts, handlers: Readonly<Record<JobTopic, JobHandler>>): RunJobs {
  const runs = JOB_TOPICS.map((topic) => oneAtATime(() => runTopic(ports, topic, handlers[topic])));
  return async () => {
    await Promise.all(runs.map((run) => run()));
  };
}

/** Returns a function that waits for its run under way and then runs once for all calls that have waited. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= last.then(() => {
      waiting = undefined;
      return run();
    });
    last = waiting;
    return waiting;
  };
}

async function runTopic(ports: RunJobsPorts, topic: JobTopic, handle: JobHandler): Promise<void> {
  const { jobs, clock, log } = ports;
  try {
    for (;;) {
      const now = clock.now();
      const claimed = await jobs.claim(topic, timestamp(now), timestamp(now + CLAIMED_FOR_MS), AT_ONCE);
      const goOn = await Promise.all(claimed.map((job) => run(ports, job, handle)));
      // The others would fail as well.
      if (claimed.length < AT_ONCE || goOn.includes(false)) return;
    }
  } catch (error) {
    log.error('The jobs could not be read', error, { topic });
  }
}

/** Resolves with whether other jobs of the topic have a chance. */
async function run({ jobs, clock, log }: RunJobsPorts, job: Job, handle: JobHandler): Promise<boolean> {
  const { topic, subject, attempts } = job;
  try {
    const again = await handle(subject);
    if (again === undefined) await jobs.finish(job);
    else await jobs.postpone(job, timestamp(again));
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ProviderUnreachable) {
      log.error('The payment provider cannot be reached', error, { topic, subject });
      const wait =
        error.retryAfterSeconds === undefined ? waitAfter(attempts, MINUTE_MS) : error.retryAfterSeconds * SECOND_MS;
      await jobs.postpone(job, timestamp(clock.now() + wait), message);
      return false;
    }
    const isOver = error instanceof FinalFailure || attempts >= MOST_ATTEMPTS;
    log.error(isOver ? 'A job is given up' : 'A job failed and will run again', error, { topic, subject });
    if (isOver) await jobs.giveUp(job, timestamp(clock.now()), message);
    else await jobs.postpone(job, timestamp(clock.now() + waitAfter(attempts, LONGEST_WAIT_MS)), message);
    return true;
  }
}

/** Twice as long after each attempt, at most `longest`. */
function waitAfter(attempts: number, longest: number): number {
  return Math.min(SHORTEST_WAIT_MS * 2 ** (attempts - 1), longest);
}
