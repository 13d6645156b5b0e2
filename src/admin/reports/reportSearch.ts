import { REPORT_NAMES, type ReportName } from '../../../core/domain/reports/reports.ts';
import { paths } from '../paths/paths.ts';

/** What the address of a report names. */
export type ReportSearch = {
  readonly name: ReportName;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

export const TITLES: Readonly<Record<ReportName, string>> = {
  ...{ sales: 'Sales', products: 'Products', creators: 'Creators', sizes: 'Sizes' },
  ...{ refunds: 'Refunds', coupons: 'Coupons', 'stock-value': 'Stock value' },
};

/** Reads the query of an address: the sales unless it names another report. */
export function searchIn(query: URLSearchParams): ReportSearch {
  const name = REPORT_NAMES.find((each) => each === query.get('report')) ?? 'sales';
  return { name, from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
}

export function searchPath({ name, from, to }: ReportSearch): string {
  const days = { ...(from && { from }), ...(to && { to }) };
  return `${paths.reports}?${new URLSearchParams({ report: name, ...days })}`;
}
