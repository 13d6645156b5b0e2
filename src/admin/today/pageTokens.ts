import { makeReadToday } from '../../../core/admin/today/ReadToday.ts';
import { makeRefundPayment } from '../../../core/admin/today/RefundPayment.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { STAFF_WORK } from '../jobs/tokens.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_ORDERS } from '../orders/tokens.ts';
import { STAFF_REPORTS } from '../reports/tokens.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { TodayViewModel } from './TodayViewModel.ts';

const { clock, log } = PORTS;

const READ_TODAY = lazyToken('ReadToday', makeReadToday, {
  ...{ work: STAFF_WORK, reports: STAFF_REPORTS, orders: STAFF_ORDERS, log },
});
const REFUND_PAYMENT = lazyToken('RefundPayment', makeRefundPayment, { work: STAFF_WORK, log });

export const TODAY = pageToken('TodayViewModel', (parts) => new TodayViewModel(parts), {
  ...{ clock, visibility: VISIBILITY, session: STAFF_SESSION, pendingWork: PENDING_WORK },
  ...{ readToday: READ_TODAY, refundPayment: REFUND_PAYMENT },
});
