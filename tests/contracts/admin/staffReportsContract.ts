import { describe, expect, it } from 'vitest';
import type { ForReadingReports } from '../../../core/admin/ports/ForReadingReports.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { REPORT_COLUMNS } from '../../../core/domain/reports/reports.ts';

/** The port on a back-end on 1 March 2026, with the test controls that the contract needs. */
export type StaffReportsSubject = {
  readonly reports: ForReadingReports;
  /** Sells one piece for ₹499 today. */
  sell(): Promise<void>;
  fail(how: 'offline' | 'broken' | 'signed-out'): void;
};

export function describeStaffReportsContract(name: string, makeSubject: () => Promise<StaffReportsSubject>): void {
  describe(`${name} reads reports`, () => {
    it('of the last 30 days, or of the days that are named', async () => {
      const { reports, sell } = await makeSubject();
      await sell();
      const days = { from: '2026-01-31', to: '2026-03-01' };
      const sales = { outcome: 'read', ...days, columns: REPORT_COLUMNS.sales, isCut: false };
      const rows = [{ day: '2026-03-01', orders: 1, pieces: 1, amount: 49_900 }];
      expect(await reports.report('sales', {})).toEqual({ ...sales, rows });
      expect(await reports.report('sales', days)).toEqual({ ...sales, rows });
    });

    it('and refuses days that there are not', async () => {
      const { reports } = await makeSubject();
      const refused = { outcome: 'refused', text: expect.stringMatching(/./) };
      for (const days of [{ from: 'x' }, { from: '2026-03-02', to: '2026-03-01' }])
        expect(await reports.report('sales', days)).toEqual(refused);
    });

    it('and names the file of a report', async () => {
      const { reports } = await makeSubject();
      const url = reports.fileUrl('stock-value', { from: '2026-02-01', to: '2026-03-01' });
      expect(url).toMatch(/stock-value\.csv\?from=2026-02-01&to=2026-03-01$/);
    });

    it('and rejects without an answer, without a session, and when the back-end fails', async () => {
      const { reports, fail } = await makeSubject();
      fail('offline');
      await expect(reports.report('sales', {})).rejects.toBeInstanceOf(Unreachable);
      fail('signed-out');
      await expect(reports.report('sales', {})).rejects.toBeInstanceOf(SessionEnded);
      fail('broken');
      await expect(reports.report('sales', {})).rejects.toMatchObject({ name: 'Error' });
    });
  });
}
