import { addDays } from '../../domain/time/shopDay.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingWork, PaymentProblem, StaffTask } from '../ports/ForManagingWork.ts';
import type { ForReadingOrders } from '../ports/ForReadingOrders.ts';
import type { ForReadingReports, StaffReport } from '../ports/ForReadingReports.ts';

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
  readonly log: ForLogging;
};

export function makeReadToday({ work, reports, orders, log }: ReadTodayPorts): ReadToday {
  const readPayments = async (tasks: readonly StaffTask[]) => {
    if (!tasks.some(({ kind }) => kind === 'payment-problems')) return [];
    return (await work.paymentProblems()).filter(({ amount, refunded }) => refunded < amount);
  };
  const hasNoOrders = async () =>
    Object.values((await orders.find({ text: '' })).counts).every((count = 0) => count === 0);

  const read = async () => {
    // The back-end knows which day it is; the clock of a browser may be wrong.
    const [all, report] = await Promise.all([work.tasks(), reports.report('sales', {})]);
    const tasks = all.filter(({ count }) => count > 0);
    const sales = report.outcome === 'read' ? lastDaysOf(report) : undefined;
    // A shop with sales is not new: it is spared the question.
    const [payments, isNewShop] = await Promise.all([
      readPayments(tasks),
      sales?.rows.length === 0 ? hasNoOrders() : false,
    ]);
    return { outcome: 'read' as const, tasks, payments, sales, isNewShop };
  };
  return () => attemptCall(read, log, 'What waits could not be read');
}

function lastDaysOf(report: StaffReport): StaffReport {
  const from = addDays(report.to, 1 - SALES_DAYS);
  return { ...report, from, rows: report.rows.filter(({ day = '' }) => day >= from) };
}
