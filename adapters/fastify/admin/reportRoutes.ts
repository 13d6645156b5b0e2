import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { Report } from '../../../core/backend/staff/ReadReport.ts';
import {
  REPORT_COLUMNS,
  REPORT_NAMES,
  type ReportColumn,
  type ReportName,
  type ReportRow,
} from '../../../core/domain/reports/reports.ts';
import { reportQuery, reportResponse } from '../../wire/admin/reportCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { rupees, sendCsv } from './csv.ts';

/** The most rows in a response, and in a file. */
const MOST_ROWS = { json: 200, csv: 200_000 };

/** The calls under /admin/reports. */
export function reportRoutes({ readReport }: Admin): readonly AdminRoute[] {
  return REPORT_NAMES.flatMap((name) => [
    staffRoute({
      ...{ method: 'GET', path: `/reports/${name}`, action: 'reports.read' },
      summary: `Returns the report about ${name} of some days, by default the last 30; at most ${MOST_ROWS.json} rows.`,
      schema: { querystring: reportQuery, response: reportResponse },
      handle: (_caller, { query }) => readReport({ name, ...query, most: MOST_ROWS.json }),
      toBody: ({ from, to, rows, isCut }) => ({
        ...{ from, to, isCut },
        columns: REPORT_COLUMNS[name].map((column) => ({ ...column })),
        rows: rows.map((row) => ({ ...row })),
      }),
    }),
    staffRoute({
      ...{ method: 'GET', path: `/reports/${name}.csv`, action: 'reports.read', produces: 'text/csv' },
      summary: `Returns the whole report about ${name} as CSV, with amounts in rupees.`,
      schema: { querystring: reportQuery },
      handle: (_caller, { query }) => readReport({ name, ...query, most: MOST_ROWS.csv }),
      send: (report, _request, reply) => {
        const { from, to, rows } = report as Report;
        return sendCsv(reply, `${name}-${from}-${to}`, csvRows(name, rows));
      },
    }),
  ]);
}

function* csvRows(name: ReportName, rows: readonly ReportRow[]) {
  const columns = REPORT_COLUMNS[name];
  yield columns.map(({ title, kind }) => (kind === 'paise' ? `${title} (₹)` : title));
  for (const row of rows) yield columns.map((column) => cellOf(column, row));
}

function cellOf({ name, kind }: ReportColumn, row: ReportRow): string | number {
  const value = row[name] ?? '';
  return kind === 'paise' ? rupees(Number(value)) : value;
}
