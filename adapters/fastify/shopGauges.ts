import type { Queue } from '../../core/backend/ports/staff/ForMeasuringWork.ts';
import type { ShopMeasures } from '../../core/backend/staff/MeasureShop.ts';

const MS_PER_SECOND = 1000;

type Labels = Readonly<Record<string, string>>;

/** A gauge of Prometheus with its values. */
export type ShopGauge = {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels: Labels; readonly value: number }[];
};

/** Returns the state of the shop as gauges, times in seconds. `measures` is undefined while the database is away. */
export function shopGauges(measures: ShopMeasures | undefined): readonly ShopGauge[] {
  const up = { name: 'shop_database_up', help: 'Whether the database answers' };
  if (measures === undefined) return [{ ...up, values: [{ labels: {}, value: 0 }] }];
  const { tasks, work, now } = measures;
  const waiting = Object.entries(tasks).map(([task, queue]) => ({ ...queue, labels: { task } }));
  const due = work.dueJobs.map((queue) => ({ ...queue, labels: { topic: queue.topic } }));
  const refunds = [{ ...work.openRefunds, labels: {} }];
  const counts = (queues: readonly (Queue & { readonly labels: Labels })[]) =>
    queues.map(({ labels, count: value }) => ({ labels, value }));
  const ages = (queues: readonly (Queue & { readonly labels: Labels })[]) =>
    queues.flatMap(({ labels, oldestAt }) =>
      oldestAt === undefined ? [] : [{ labels, value: (now - Date.parse(oldestAt)) / MS_PER_SECOND }],
    );
  return [
    { ...up, values: [{ labels: {}, value: 1 }] },
    { name: 'shop_tasks', help: 'What waits for staff', values: counts(waiting) },
    { name: 'shop_task_oldest_seconds', help: 'How long the first of it waits', values: ages(waiting) },
    { name: 'shop_jobs_due', help: 'Jobs that could run by now', values: counts(due) },
    { name: 'shop_job_oldest_seconds', help: 'How long the first of them is due', values: ages(due) },
    { name: 'shop_refunds_open', help: 'Refunds that are neither paid out nor failed', values: counts(refunds) },
    { name: 'shop_refund_oldest_seconds', help: 'How long the first of them is open', values: ages(refunds) },
    { name: 'shop_held_pieces', help: 'Pieces that are held', values: [{ labels: {}, value: work.heldPieces }] },
    {
      name: 'shop_replica_lag_bytes',
      help: 'The bytes of the log that a standby server has not applied',
      values: work.replicas.map(({ name: replica, lagBytes: value }) => ({ labels: { replica }, value })),
    },
  ];
}
