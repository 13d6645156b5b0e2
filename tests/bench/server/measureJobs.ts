import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { migratedPostgres } from '../../postgres/migratedPostgres.ts';
import { hasPostgres } from '../../postgres/privatePostgres.ts';

const WAITING = 50_000;
const CLAIMS = 200;
/** As a worker claims them. */
const AT_ONCE = 10;
const MINUTE_MS = 60_000;

/** The time in which a worker claims ten jobs while many wait, and the way in which the database finds them. */
export async function measureJobs(): Promise<void> {
  console.log(`\n${WAITING} jobs are due: ms in which a worker claims ${AT_ONCE}, at most 5.`);
  const rows: Record<string, object> = {};
  if (hasPostgres) rows.PostgreSQL = await measure(await migratedPostgres());
  rows.embedded = await measure(await memoryDatabase());
  console.table(rows);
}

async function measure(database: Database) {
  try {
    await database.query(
      `insert into jobs (topic, subject, run_at)
       select 'mail', 'mail-' || n, now() - n * interval '1 second' from generate_series(1, $1::integer) n`,
      [WAITING],
    );
    const { jobs } = sqlStores(database);
    const now = Date.now();
    const [times, least]: [number[], number[]] = [[], []];
    for (let claim = 0; claim < CLAIMS; claim += 1) {
      const start = performance.now();
      const claimed = await jobs.claim('mail', timestamp(now), timestamp(now + 2 * MINUTE_MS), AT_ONCE);
      times.push(performance.now() - start);
      const between = performance.now();
      await database.query('select 1');
      least.push(performance.now() - between);
      if (claimed.length !== AT_ONCE) throw new Error(`${claimed.length} jobs were claimed`);
    }
    return {
      ...{ median: partOf(times, 0.5), p99: partOf(times, 0.99), 'select 1, in turn': partOf(least, 0.5) },
      index: await indexOf(database),
    };
  } finally {
    await database.close();
  }
}

function partOf(times: readonly number[], part: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2);
}

/** Resolves with the index by which the jobs that are due are found; without one, all jobs are read. */
async function indexOf(database: Database): Promise<string> {
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `explain select id from jobs where topic = 'mail' and failed_at is null and run_at <= now()
     order by run_at, id limit ${AT_ONCE} for update skip locked`,
  );
  return /using (\w+)/.exec(plan.map((row) => row['QUERY PLAN']).join('\n'))?.[1] ?? 'none';
}
