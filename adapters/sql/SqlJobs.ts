import type { ForQueueingJobs, Job, JobTopic, QueuedJob } from '../../core/backend/ports/ForQueueingJobs.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { SqlStore } from './SqlStore.ts';
import { withoutNulls } from './withoutNulls.ts';

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

const JOBS = `select id, topic, subject, attempts, run_at as "runAt", last_error as "lastError", failed_at as "failedAt" from jobs`;
const LIST = `${JOBS} where $1::boolean is null or (failed_at is null, id) > ($1, $2) order by failed_at is null, id limit $3`;
const PAGE = 500;
const JOB = `${JOBS} where id = $1`;
const JOB_OF = `${JOBS} where topic = $1 and subject = $2`;

const RETRY =
  'update jobs set run_at = $2, failed_at = null, attempts = 0, version = version + 1 where id = $1 returning id';

type Row = QueuedJob;

/** Stores the jobs in SQL. */
export class SqlJobs extends SqlStore implements ForQueueingJobs {
  async add({ topic, subject, runAt }: Parameters<ForQueueingJobs['add']>[0]): Promise<void> {
    await this.database.write(ADD, [topic, subject, runAt]);
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

  async list({ after, most = PAGE }: Parameters<ForQueueingJobs['list']>[0] = {}): Promise<readonly QueuedJob[]> {
    const place = after === undefined ? [null, 0] : [!after.isGivenUp, after.id];
    return (await this.database.query<Row>(LIST, [...place, most])).map(withoutNulls);
  }

  async job(id: number): Promise<QueuedJob | undefined> {
    const row = await this.first<Row>(JOB, [id]);
    return row && withoutNulls(row);
  }

  async jobOf(topic: JobTopic, subject: string): Promise<QueuedJob | undefined> {
    const row = await this.first<Row>(JOB_OF, [topic, subject]);
    return row && withoutNulls(row);
  }

  async retry(id: number, runAt: Timestamp): Promise<boolean> {
    return (await this.database.query(RETRY, [id, runAt])).length === 1;
  }
}
