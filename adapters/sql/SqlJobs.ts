import type { ForQueueingJobs, Job, JobTopic, QueuedJob } from '../../core/backend/ports/ForQueueingJobs.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { SqlStore } from './SqlStore.ts';

const ADD = `insert into jobs (topic, subject, run_at) values ($1, $2, $3)
on conflict (topic, subject) do update set
  run_at = case when jobs.failed_at is null then least(jobs.run_at, excluded.run_at) else excluded.run_at end,
  version = jobs.version + 1, failed_at = null`;

const CLAIM = `with due as (
  select id, run_at from jobs where topic = $1 and failed_at is null and run_at <= $2
  order by run_at, id limit $4 for update skip locked
), claimed as (
  update jobs j set run_at = $3, attempts = j.attempts + 1, version = j.version + 1
  from due where j.id = due.id
  returning j.id, due.run_at, j.topic, j.subject, j.attempts, j.version
)
select topic, subject, attempts, version from claimed order by run_at, id`;

const SAME = 'topic = $1 and subject = $2 and version = $3';
const FINISH = `delete from jobs where ${SAME}`;
const POSTPONE = `update jobs set run_at = $4, last_error = $5, attempts = case when $5::text is null then 0 else attempts end where ${SAME}`;
const GIVE_UP = `update jobs set failed_at = $4, last_error = $5 where ${SAME}`;

const LIST = `select id, topic, subject, attempts, run_at as "runAt", last_error as "lastError", failed_at as "failedAt"
from jobs order by failed_at is null, run_at, id limit 500`;

const RETRY =
  'update jobs set run_at = $2, failed_at = null, attempts = 0, version = version + 1 where id = $1 returning id';

/** Stores the jobs in SQL. */
export class SqlJobs extends SqlStore implements ForQueueingJobs {
  async add({ topic, subject, runAt }: Parameters<ForQueueingJobs['add']>[0]): Promise<void> {
    await this.database.query(ADD, [topic, subject, runAt]);
  }

  claim(topic: JobTopic, at: Timestamp, until: Timestamp, most: number): Promise<readonly Job[]> {
    return this.database.query<Job>(CLAIM, [topic, at, until, most]);
  }

  async finish({ topic, subject, version }: Job): Promise<void> {
    await this.database.query(FINISH, [topic, subject, version]);
  }

  async postpone({ topic, subject, version }: Job, runAt: Timestamp, error?: string): Promise<void> {
    await this.database.query(POSTPONE, [topic, subject, version, runAt, error ?? null]);
  }

  async giveUp({ topic, subject, version }: Job, at: Timestamp, error: string): Promise<void> {
    await this.database.query(GIVE_UP, [topic, subject, version, at, error]);
  }

  async list(): Promise<readonly QueuedJob[]> {
    type Row = { readonly [Field in keyof QueuedJob]: QueuedJob[Field] | null };
    return (await this.database.query<Row>(LIST)).map(
      ({ lastError, failedAt, ...job }) =>
        ({ ...job, ...(lastError && { lastError }), ...(failedAt && { failedAt }) }) as QueuedJob,
    );
  }

  async retry(id: number, runAt: Timestamp): Promise<boolean> {
    return (await this.database.query(RETRY, [id, runAt])).length === 1;
  }
}
