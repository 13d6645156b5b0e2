import { makeReadReport } from '../../../core/admin/reports/ReadReport.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { ReportViewModel } from './ReportViewModel.ts';
import { STAFF_REPORTS } from './tokens.ts';

const READ_REPORT = lazyToken('ReadReport', makeReadReport, { reports: STAFF_REPORTS, log: PORTS.log });

export const REPORT = pageToken('ReportViewModel', (parts) => new ReportViewModel(parts), {
  ...{ readReport: READ_REPORT, reports: STAFF_REPORTS, pendingWork: PENDING_WORK },
});
