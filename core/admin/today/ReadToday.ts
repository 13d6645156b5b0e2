import { addDays, shopDay } from '../../domain/time/shopDay.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingWork, PaymentProblem, StaffTask } from '../ports/ForManagingWork.ts';
import type { ForReadingOrders } from '../ports/ForReadingOrders.ts';
import type { ForReadingReports, StaffReport } from '../ports/ForReadingReports.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';

/** How many days of sales Today has, the present one included. */
const SALES_DAYS = 14;

/** What a shopkeeper wants to know on coming in. */
export type Today = {
  /** What waits for staff; tasks of which there is none are absent. */
  readonly tasks: readonly StaffTask[];
  /** The payments that paid no order and did not go back. */
  readonly payments: readonly PaymentProblem[];
  /** The sales of the last days; undefined when the back-end does not report them. */
  readonly sales: StaffReport | undefined;
  /** Whether nothing was ever ordered. */
  readonly isNewShop: boolean;
};

export type ReadToday = () => Promise<({ readonly outcome: 'read' } & Today) | Failed>;

export type ReadTodayPorts = {
  readonly work: Pick<ForManagingWork, 'tasks' | 'paymentProblems'>;
  readonly reports: Pick<ForReadingReports, 'report'>;
  readonly orders: Pick<ForReadingOrders, 'find'>;
  readonly clock: Pick<ForTellingTime, 'now'>;
  readonly log: ForLogging;
};

export function makeReadToday({ work, reports, orders, clock, log }: ReadTodayPorts): ReadToday {
  const readPayments = async (tasks: readonly StaffTask[]) => {
    if (!tasks.some(({ kind }) => kind === 'payment-problems')) return [];
    return (await work.paymentProblems()).filter(({ amount, refunded }) => refunded < amount);
  };
  const hasNoOrders = async () =>
    Object.values((await orders.find({ text: '' })).counts).every((count = 0) => count === 0);

  const read = async () => {
    const to = shopDay(clock.now());
    const [all, report] = await Promise.all([
      work.tasks(),
      reports.report('sales', { from: addDays(to, 1 - SALES_DAYS), to }),
    ]);
    const tasks = all.filter(({ count }) => count > 0);
    const sales = report.outcome === 'read' ? report : undefined;
    // A shop with sales is not new: it is spared the question.
    const [payments, isNewShop] = await Promise.all([
      readPayments(tasks),
      sales?.rows.length === 0 ? hasNoOrders() : false,
    ]);
    return { outcome: 'read' as const, tasks, payments, sales, isNewShop };
  };
  return () => attemptCall(read, log, 'What waits could not be read');
}
