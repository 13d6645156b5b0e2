import type { ForQueueingJobs, Job, QueuedJob } from '../../../core/backend/ports/ForQueueingJobs.ts';
import type { JobRow, MemoryTables } from './MemoryTables.ts';

/** The jobs in memory. */
export function memoryJobStore({ jobs }: MemoryTables): ForQueueingJobs {
  const keyOf = ({ topic, subject }: Pick<Job, 'topic' | 'subject'>) => `${topic} ${subject}`;
  const shown = ({ version: _, ...row }: JobRow): QueuedJob => row;
  const byTime = (one: JobRow, other: JobRow) => one.runAt.localeCompare(other.runAt) || one.id - other.id;
  const change = (job: Job, next: (row: JobRow) => JobRow) => {
    const row = jobs.get(keyOf(job));
    if (row?.version === job.version) jobs.set(keyOf(job), next(row));
  };
  return {
    add: async (job) => {
      const id = Math.max(0, ...[...jobs.values()].map((each) => each.id)) + 1;
      const row = jobs.get(keyOf(job)) ?? { id, ...job, attempts: 0, version: -1 };
      const { failedAt, ...rest } = row;
      const runAt = failedAt === undefined && row.runAt < job.runAt ? row.runAt : job.runAt;
      jobs.set(keyOf(job), { ...rest, runAt, version: row.version + 1 });
    },
    claim: async (topic, at, until, most) => {
      const due = [...jobs.values()].filter((row) => row.topic === topic && !row.failedAt && row.runAt <= at);
      const claimed = due.toSorted(byTime).slice(0, most);
      return claimed.map((row) => {
        const next = { ...row, runAt: until, attempts: row.attempts + 1, version: row.version + 1 };
        jobs.set(keyOf(row), next);
        const { subject, attempts, version } = next;
        return { topic, subject, attempts, version };
      });
    },
    finish: async (job) => {
      if (jobs.get(keyOf(job))?.version === job.version) jobs.delete(keyOf(job));
    },
    postpone: async (job, runAt, error) => {
      change(job, ({ lastError: _, ...row }) =>
        error === undefined ? { ...row, runAt, attempts: 0 } : { ...row, runAt, lastError: error },
      );
    },
    giveUp: async (job, at, error) => change(job, (row) => ({ ...row, failedAt: at, lastError: error })),
    list: async ({ after, most } = {}) => {
      const place = ({ failedAt, id }: JobRow) => [Number(failedAt === undefined), id] as const;
      const [group, id] = after === undefined ? [-1, 0] : [Number(!after.isGivenUp), after.id];
      return [...jobs.values()]
        .toSorted((one, other) => place(one)[0] - place(other)[0] || one.id - other.id)
        .filter((row) => place(row)[0] > group || (place(row)[0] === group && row.id > id))
        .slice(0, most)
        .map(shown);
    },
    job: async (id) => {
      const found = [...jobs.values()].find((row) => row.id === id);
      return found && shown(found);
    },
    jobOf: async (topic, subject) => {
      const found = jobs.get(keyOf({ topic, subject }));
      return found && shown(found);
    },
    retry: async (id, runAt) => {
      const found = [...jobs.values()].find((row) => row.id === id);
      if (found === undefined) return false;
      const { failedAt: _, ...row } = found;
      jobs.set(keyOf(row), { ...row, runAt, attempts: 0, version: row.version + 1 });
      return true;
    },
  };
}
