import type { ForCountingTasks, Waiting } from '../../../../core/backend/ports/staff/ForCountingTasks.ts';
import type { Timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from '../MemoryTables.ts';

type Task = { readonly at?: Timestamp; readonly order?: string | undefined };

/** Counts in memory what waits for staff. */
export function memoryTasks(tables: MemoryTables): ForCountingTasks {
  const { orders, orderStates, refunds, returns, payments, stockLevels, jobs } = tables;
  const ordersIn = (state: string) =>
    [...orders.values()]
      .filter(({ orderId, standing }) => (orderStates.get(orderId) ?? standing) === state)
      .map(({ paidAt: at, number: order }) => ({ at, order }));
  const isRetried = (id: string) => [...refunds.values()].some(({ retryOf }) => retryOf === id);
  const sizesWith = (isWanted: (free: number) => boolean) =>
    [...stockLevels.values()].filter(({ onHand, held }) => isWanted(onHand - held)).map(() => ({}));
  const givenUp = (isMail: boolean) =>
    [...jobs.values()].flatMap(({ topic, failedAt }) =>
      failedAt !== undefined && (topic === 'mail') === isMail ? [{ at: failedAt }] : [],
    );
  return {
    count: async ([least, most]) => ({
      toPack: waitingOf(ordersIn('placed')),
      toShip: waitingOf(ordersIn('packed')),
      toSettle: waitingOf(
        [...returns.values()]
          .filter(({ state }) => state === 'received')
          .map(({ at, orderId }) => ({ at, order: orders.get(orderId)?.number })),
      ),
      failedRefunds: waitingOf(
        [...refunds.values()]
          .filter(({ id, status }) => status === 'failed' && !isRetried(id))
          .map(({ at, orderId = '' }) => ({ at, order: orders.get(orderId)?.number })),
      ),
      paymentProblems: waitingOf(
        [...payments.values()]
          .filter(({ problem, status, refunded, amount }) => problem && status === 'captured' && refunded < amount)
          .map(({ receivedAt: at }) => ({ at })),
      ),
      nearlyOut: waitingOf(sizesWith((free) => free >= least && free <= most)),
      out: waitingOf(sizesWith((free) => free === 0)),
      failedMails: waitingOf(givenUp(true)),
      failedJobs: waitingOf(givenUp(false)),
    }),
  };
}

function waitingOf(tasks: readonly Task[]): Waiting {
  const [oldest] = tasks.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  const { at, order } = oldest ?? {};
  return { count: tasks.length, ...(at !== undefined && { oldestAt: at }), ...(order !== undefined && { order }) };
}
