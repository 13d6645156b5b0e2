import type { ForReadingReports, ReportDays } from '../../../core/admin/ports/ForReadingReports.ts';
import { REPORT_COLUMNS, type ReportName, type ReportRow } from '../../../core/domain/reports/reports.ts';
import { addDays, isDay, shopDay } from '../../../core/domain/time/shopDay.ts';

/** The reports of a shop in memory. */
export class MemoryStaffReports implements ForReadingReports {
  /** Test control: the rows of each report. */
  readonly rows = new Map<ReportName, readonly ReportRow[]>();
  /** Test control: whether each report has more rows. */
  isCut = false;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async report(name: ReportName, { from, to }: ReportDays) {
    if (this.failure !== undefined) throw this.failure;
    const last = to ?? shopDay(this.#now());
    const first = from ?? addDays(last, -29);
    if (!isDay(first) || !isDay(last)) return { outcome: 'refused' as const, text: 'A day is written as 2026-03-01.' };
    if (first > last) return { outcome: 'refused' as const, text: 'The first day is behind the last.' };
    return {
      ...{ outcome: 'read' as const, from: first, to: last, columns: REPORT_COLUMNS[name] },
      ...{ rows: this.rows.get(name) ?? [], isCut: this.isCut },
    };
  }

  fileUrl(name: ReportName, { from, to }: ReportDays): string {
    return `/${name}.csv?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`;
  }
}
