import type { StaffReport } from '../../../core/admin/ports/ForReadingReports.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { ReportColumn, ReportRow } from '../../../core/domain/reports/reports.ts';
import { formatCount } from '../../../core/domain/text/formatCount.ts';
import { formatDate } from '../../../core/domain/time/formatDate.ts';
import { daysBetween, startOfDay } from '../../../core/domain/time/shopDay.ts';

/** How many bars a plot has that is not by day. */
const MOST_BARS = 12;

/** A bar of the plot. */
export type ReportBar = {
  readonly label: string;
  readonly value: string;
  /** The part of the longest bar, from 0 to 1. */
  readonly part: number;
};

/** A report, ready to print. */
export type ReportView = {
  readonly columns: readonly { readonly title: string; readonly isFigure: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** The sums of the figures; empty cells below texts. */
  readonly sums: readonly string[];
  readonly bars: readonly ReportBar[];
  /** Whether each bar is a day, in their order. */
  readonly isByDay: boolean;
  /** Such as `1 Mar 2026 to 30 Mar 2026`. */
  readonly days: string;
  readonly isCut: boolean;
};

export function reportView({ columns, rows, from, to, isCut }: StaffReport): ReportView {
  const isByDay = columns[0]?.kind === 'day';
  return {
    columns: columns.map(({ title, kind }) => ({ title, isFigure: isFigure(kind) })),
    rows: rows.map((row) => columns.map((column) => cellText(column, row[column.name]))),
    sums: columns.map((column, at) => {
      if (isFigure(column.kind)) return cellText(column, sumOf(rows, column.name));
      return at === 0 ? 'All' : '';
    }),
    bars: barsOf(columns, isByDay ? everyDay(rows, from, to) : rows.slice(0, MOST_BARS)),
    ...{ isByDay, isCut },
    days: `${dayText(from)} to ${dayText(to)}`,
  };
}

/** The amounts as bars. */
function barsOf(columns: readonly ReportColumn[], rows: readonly ReportRow[]): readonly ReportBar[] {
  const label = columns.find(({ name }) => name === 'title' || name === 'name') ?? columns[0];
  const figure = columns.findLast(({ kind }) => kind === 'paise');
  if (label === undefined || figure === undefined) return [];
  const most = Math.max(1, ...rows.map((row) => Number(row[figure.name] ?? 0)));
  return rows.map((row) => ({
    label: cellText(label, row[label.name]),
    value: cellText(figure, row[figure.name] ?? 0),
    part: Number(row[figure.name] ?? 0) / most,
  }));
}

/** Returns a row for each day, also for those of which there is none. */
function everyDay(rows: readonly ReportRow[], from: string, to: string): readonly ReportRow[] {
  return daysBetween(from, to).map((day) => rows.find((row) => row.day === day) ?? { day });
}

function cellText({ kind }: ReportColumn, value: string | number | undefined): string {
  if (kind === 'day') return dayText(String(value));
  if (kind === 'paise') return formatMoney(Number(value));
  if (kind === 'count') return formatCount(Number(value));
  return value === '' || value === undefined ? '–' : String(value);
}

function dayText(day: string): string {
  return formatDate(startOfDay(day));
}

function isFigure(kind: ReportColumn['kind']): boolean {
  return kind === 'count' || kind === 'paise';
}

function sumOf(rows: readonly ReportRow[], name: string): number {
  return rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
}
