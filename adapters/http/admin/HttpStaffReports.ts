import type { ForReadingReports, ReportDays } from '../../../core/admin/ports/ForReadingReports.ts';
import type { ReportName } from '../../../core/domain/reports/reports.ts';
import { reportResponse } from '../../wire/admin/reportCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf } from './outcomes.ts';

/** The reports at `/api/admin/reports`. */
export class HttpStaffReports implements ForReadingReports {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  report(name: ReportName, days: ReportDays): ReturnType<ForReadingReports['report']> {
    const call = { method: 'GET', path: `/reports/${name}${queryOf(days)}`, responseSchema: reportResponse } as const;
    return this.#api.call(call).then((report) => ({ outcome: 'read' as const, ...report }), refusalOf);
  }

  fileUrl(name: ReportName, days: ReportDays): string {
    return `/api/admin/reports/${name}.csv${queryOf(days)}`;
  }
}

function queryOf({ from, to }: ReportDays): string {
  const query = new URLSearchParams({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
  return query.size === 0 ? '' : `?${query}`;
}
