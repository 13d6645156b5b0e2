import { MOST_DAYS, type ReportName, type ReportRow } from '../../domain/reports/reports.ts';
import { addDays, isDay, type ShopDay, shopDay } from '../../domain/time/shopDay.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';

/** The days of a report that names none, with today. */
const DEFAULT_DAYS = 30;

/** A transaction that began just before midnight ends within this time. */
const LATE_MS = 60 * 60_000;

export type ReportRequest = {
  readonly name: ReportName;
  /** The first day; 30 days with the last unless given. */
  readonly from?: string | undefined;
  /** The last day; today unless given. */
  readonly to?: string | undefined;
  /** The most rows. */
  readonly most: number;
};

export type Report = {
  readonly name: ReportName;
  readonly from: ShopDay;
  readonly to: ShopDay;
  readonly rows: readonly ReportRow[];
  /** Whether there are more rows. */
  readonly isCut: boolean;
};

/** Resolves with a report of at most 366 days in the shop's time zone. */
export type ReadReport = (request: ReportRequest) => Promise<Report | Invalid>;

export function makeReadReport({ reports, clock }: Pick<BackEndPorts, 'reports' | 'clock'>): ReadReport {
  return async ({ name, from: first, to: last, most }) => {
    const today = shopDay(clock.now());
    const to = last ?? today;
    if (!isDay(to) || (first !== undefined && !isDay(first))) return { invalid: ['A day is written as 2026-03-01.'] };
    const from = first ?? addDays(to, 1 - DEFAULT_DAYS);
    if (from > to) return { invalid: ['The first day is behind the last.'] };
    if (addDays(from, MOST_DAYS) <= to) return { invalid: [`A report has at most ${MOST_DAYS} days.`] };
    const overUntil = addDays(shopDay(clock.now() - LATE_MS), -1);
    const rows = await reports.rows(name, { from, to, overUntil }, most + 1);
    return { name, from, to, rows: rows.slice(0, most), isCut: rows.length > most };
  };
}
