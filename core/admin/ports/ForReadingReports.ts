import type { ReportColumn, ReportName, ReportRow } from '../../domain/reports/reports.ts';
import type { ShopDay } from '../../domain/time/shopDay.ts';
import type { Refused } from './ForChangingOrders.ts';

/** The days of a report; the last 30 unless given. */
export type ReportDays = { readonly from?: ShopDay | undefined; readonly to?: ShopDay | undefined };

export type StaffReport = {
  readonly from: ShopDay;
  readonly to: ShopDay;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Whether there are more rows, which the file has. */
  readonly isCut: boolean;
};

/**
 * The reports of the shop. `report` rejects with {@link Unreachable} when the back-end does not answer, with {@link SessionEnded}
 * without a session, and with another error when it fails.
 */
export type ForReadingReports = {
  report(name: ReportName, days: ReportDays): Promise<({ readonly outcome: 'read' } & StaffReport) | Refused>;
  /** Returns the URL of the report as CSV. */
  fileUrl(name: ReportName, days: ReportDays): string;
};
