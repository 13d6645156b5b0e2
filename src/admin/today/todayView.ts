import type { PaymentProblem, StaffTask } from '../../../core/admin/ports/ForManagingWork.ts';
import type { StaffReport } from '../../../core/admin/ports/ForReadingReports.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { formatCount } from '../../../core/domain/text/formatCount.ts';
import { formatTime } from '../../../core/domain/time/formatDate.ts';
import { reportView } from '../reports/reportView.ts';
import { sinceText } from './sinceText.ts';

/** What each task is called behind its count, for one and for more. */
const WORDS: Readonly<Record<StaffTask['kind'], readonly [one: string, more: string]>> = {
  'to-pack': ['to pack', 'to pack'],
  'to-ship': ['packed and not shipped', 'packed and not shipped'],
  'to-settle': ['return has arrived', 'returns have arrived'],
  'failed-refunds': ['refund failed', 'refunds failed'],
  'payment-problems': ['payment fits no order', 'payments fit no order'],
  'nearly-out': ['size is nearly out', 'sizes are nearly out'],
  out: ['size is out of stock', 'sizes are out of stock'],
  'failed-mails': ['mail could not be sent', 'mails could not be sent'],
  'failed-jobs': ['job was given up', 'jobs were given up'],
};
/** The tasks in which something went wrong. */
const FAULTS: readonly StaffTask['kind'][] = ['failed-refunds', 'payment-problems', 'failed-mails', 'failed-jobs'];

const PROBLEMS: Readonly<Record<string, string>> = {
  'unknown-checkout': 'It is for no checkout of the shop',
  'amount-differs': 'Its amount is not the order’s',
  'second-payment': 'The order was paid already',
};

/** `now` is in milliseconds since 1970. */
export function taskView({ kind, count: number, oldestAt, link }: StaffTask, now: number) {
  const [one, more] = WORDS[kind];
  return {
    ...{ kind, path: link, isFault: FAULTS.includes(kind) },
    ...{ count: formatCount(number), what: number === 1 ? one : more },
    age: oldestAt && `${number === 1 ? '' : 'the oldest '}since ${sinceText(oldestAt, now)}`,
  };
}

export function paymentView({ id, providerOrderId, problem, receivedAt, amount, refunded }: PaymentProblem) {
  return {
    ...{ id, providerOrderId, amount: formatMoney(amount - refunded), receivedAt: formatTime(receivedAt) },
    problem: PROBLEMS[problem] ?? problem,
  };
}

/** The sales as bars, with what they come to. */
export function salesView(report: StaffReport) {
  const { bars, isByDay, sums } = reportView(report);
  return { bars, isByDay, total: sums.at(-1) ?? '', isNothing: report.rows.length === 0 };
}
