import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffReports } from '../../../adapters/memory/admin/MemoryStaffReports.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { makeReadReport } from '../../../core/admin/reports/ReadReport.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { ReportViewModel } from './ReportViewModel.ts';
import { searchIn, searchPath } from './reportSearch.ts';

let reports: MemoryStaffReports;
let report: ReportViewModel;
beforeEach(() => {
  reports = new MemoryStaffReports(() => Date.UTC(2026, 2, 1, 9, 30));
  report = new ReportViewModel({
    ...{ reports, readReport: makeReadReport({ reports, log: new MemoryLog() }) },
    ...{ pendingWork: new PendingWork() },
  });
});
const open = (query: string) => report.follow(searchIn(new URLSearchParams(query)));

describe('A report by day', () => {
  it('has a row for each day with figures, a bar for every day, and sums', async () => {
    reports.rows.set('sales', [
      { day: '2026-02-27', orders: 2, pieces: 3, amount: 100_050 },
      { day: '2026-03-01', orders: 1, pieces: 1_000, amount: 50_000 },
    ]);
    await open('from=2026-02-27&to=2026-03-01');
    expect(report.view).toMatchObject({
      columns: [
        { title: 'Day', isFigure: false },
        { title: 'Orders', isFigure: true },
        { title: 'Pieces', isFigure: true },
        { title: 'Paid', isFigure: true },
      ],
      rows: [
        ['27 Feb 2026', '2', '3', '₹1,000.50'],
        ['1 Mar 2026', '1', '1,000', '₹500'],
      ],
      sums: ['All', '3', '1,003', '₹1,500.50'],
      bars: [
        { label: '27 Feb 2026', value: '₹1,000.50', part: 1 },
        { label: '28 Feb 2026', value: '₹0', part: 0 },
        { label: '1 Mar 2026', value: '₹500', part: 50_000 / 100_050 },
      ],
      ...{ isByDay: true, days: '27 Feb 2026 to 1 Mar 2026' },
    });
  });

  it('is of the last 30 days unless the address names others, which the fields then show', async () => {
    await open('');
    expect([report.title, report.from, report.to, report.view?.bars.length]).toEqual([
      ...['Sales', '2026-01-31', '2026-03-01', 30],
    ]);
    report.setFrom('2026-02-01');
    report.setTo('2026-02-28');
    expect(report.path).toBe('/admin/reports?report=sales&from=2026-02-01&to=2026-02-28');
  });
});

describe('Another report', () => {
  it('has bars for the largest only, and keeps the days', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      creator: at === 0 ? '' : `@${at}`,
      pieces: 1,
      amount: 20 - at,
    }));
    reports.rows.set('creators', rows);
    reports.isCut = true;
    await open('report=creators&from=2026-02-01');
    expect([report.view?.bars.length, report.view?.rows.length, report.view?.isCut]).toEqual([12, 20, true]);
    expect(report.view?.bars[0]).toEqual({ label: '–', value: '₹0.20', part: 1 });
    expect(report.tabs.find(({ isCurrent }) => isCurrent)?.label).toBe('Creators');
    expect(report.tabs[0]?.path).toBe('/admin/reports?report=sales&from=2026-02-01');
    expect(report.fileUrl).toBe('/creators.csv?from=2026-02-01');
  });

  it('about the value of the stock has no days', async () => {
    await open('report=stock-value');
    expect(report.hasDays).toBe(false);
    expect(searchPath({ name: 'stock-value', from: '', to: undefined })).toBe('/admin/reports?report=stock-value');
  });

  it('named wrongly is that of the sales', () => {
    expect(searchIn(new URLSearchParams('report=constructor')).name).toBe('sales');
  });
});

describe('A report', () => {
  it('of days that there are not says so, and keeps them in the fields', async () => {
    await open('from=2026-03-02&to=2026-03-01');
    expect([report.status, report.view, report.refusal]).toEqual([
      ...['ready', undefined, 'The first day is behind the last.'],
    ]);
    expect([report.from, report.to]).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('that fails can be asked for again, after signing in when the session has ended', async () => {
    reports.failure = new SessionEnded('No session');
    await open('');
    expect(report.status).toBe('failed');
    reports.failure = undefined;
    await report.load();
    expect(report.status).toBe('ready');
  });

  it('ignores the answer to an earlier question', async () => {
    reports.rows.set('sizes', [{ size: 'M', pieces: 1, amount: 1 }]);
    const first = open('report=sizes');
    await Promise.all([first, open('report=refunds')]);
    expect([report.title, report.view?.rows]).toEqual(['Refunds', []]);
  });
});
