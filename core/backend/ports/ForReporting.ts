import type { ReportName, ReportRow } from '../../domain/reports/reports.ts';
import type { ShopDay } from '../../domain/time/shopDay.ts';

/** The days of a report, and which of them are over for good: no order of theirs can be added any more. */
export type ReportedDays = {
  readonly from: ShopDay;
  readonly to: ShopDay;
  readonly overUntil: ShopDay;
};

/** Sums up orders, refunds, coupons and the stock. */
export type ForReporting = {
  /**
   * Resolves with the rows of a report: days in their order, others by their amounts, the largest first, at most `most`. The
   * stock's value is that of now.
   */
  rows(report: ReportName, days: ReportedDays, most: number): Promise<readonly ReportRow[]>;
};
