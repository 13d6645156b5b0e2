import type { ForMeasuringWork, Queue } from '../../../../core/backend/ports/staff/ForMeasuringWork.ts';
import type { Timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** Measures in memory what the shop is doing by itself. */
export function memoryWork({ jobs, refunds, stockLevels }: MemoryTables): ForMeasuringWork {
  return {
    read: async (at) => {
      const due = [...jobs.values()].filter(({ failedAt, runAt }) => failedAt === undefined && runAt <= at);
      const topics = [...new Set(due.map(({ topic }) => topic))].toSorted();
      const open = [...refunds.values()].filter(({ status }) => status === 'requested' || status === 'pending');
      return {
        dueJobs: topics.map((topic) => ({
          topic,
          ...queueOf(due.filter((job) => job.topic === topic).map(({ runAt }) => runAt)),
        })),
        openRefunds: queueOf(open.map((refund) => refund.at)),
        heldPieces: [...stockLevels.values()].reduce((sum, { held }) => sum + held, 0),
        replicas: [],
      };
    },
  };
}

function queueOf(times: readonly Timestamp[]): Queue {
  const [oldestAt] = times.toSorted();
  return { count: times.length, ...(oldestAt !== undefined && { oldestAt }) };
}
