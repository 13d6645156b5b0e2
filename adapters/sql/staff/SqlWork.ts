import type { ForMeasuringWork, Queue, Work } from '../../../core/backend/ports/staff/ForMeasuringWork.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const DUE_JOBS = `select topic, count(*)::integer as count, min(run_at) as "oldestAt" from jobs
  where failed_at is null and run_at <= $1 group by topic order by topic`;
const OPEN_REFUNDS = `select count(*)::integer as count, min(at) as "oldestAt" from refunds where status in ('requested', 'pending')`;
const HELD_PIECES = 'select coalesce(sum(held), 0)::integer as count from stock_levels';
// Only a superuser and members of pg_monitor are told the positions; to others they are null.
const REPLICAS = `select application_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float as "lagBytes"
  from pg_stat_replication where replay_lsn is not null order by application_name`;

type QueueRow = { readonly count: number; readonly oldestAt: Timestamp | null };

/** Measures in SQL what the shop is doing by itself. */
export class SqlWork extends SqlStore implements ForMeasuringWork {
  async read(at: Timestamp): Promise<Work> {
    const [dueJobs, openRefunds, held, replicas] = await Promise.all([
      this.database.query<Work['dueJobs'][number]>(DUE_JOBS, [at]),
      this.first<QueueRow>(OPEN_REFUNDS),
      this.first<{ readonly count: number }>(HELD_PIECES),
      this.database.query<Work['replicas'][number]>(REPLICAS),
    ]);
    return {
      dueJobs,
      openRefunds: withoutNulls(openRefunds ?? { count: 0 }) as Queue,
      heldPieces: held?.count ?? 0,
      replicas,
    };
  }
}
