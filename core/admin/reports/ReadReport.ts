import type { ReportName } from '../../domain/reports/reports.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForReadingReports, ReportDays } from '../ports/ForReadingReports.ts';

/** Reads a report of some days. */
export type ReadReport = (
  name: ReportName,
  days: ReportDays,
) => Promise<Awaited<ReturnType<ForReadingReports['report']>> | Failed>;

export type ReadReportPorts = { readonly reports: Pick<ForReadingReports, 'report'>; readonly log: ForLogging };

export function makeReadReport({ reports, log }: ReadReportPorts): ReadReport {
  return (name, days) => attemptCall(() => reports.report(name, days), log, 'A report could not be read');
}
