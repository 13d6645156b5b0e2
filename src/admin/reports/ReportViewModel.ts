import { makeAutoObservable, observableRef } from 'mobx';
import type { ForReadingReports, StaffReport } from '../../../core/admin/ports/ForReadingReports.ts';
import type { ReadReport } from '../../../core/admin/reports/ReadReport.ts';
import { REPORT_NAMES } from '../../../core/domain/reports/reports.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { type ReportSearch, searchPath, TITLES } from './reportSearch.ts';
import { type ReportView, reportView } from './reportView.ts';

export type ReportParts = {
  readonly readReport: ReadReport;
  readonly reports: Pick<ForReadingReports, 'fileUrl'>;
  readonly pendingWork: PendingWork;
};

/** One report of some days, which the address names. */
export class ReportViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why the days cannot be reported; empty when they can. */
  refusal = '';
  /** The days in the fields. */
  from = '';
  to = '';
  private search: ReportSearch = { name: 'sales', from: undefined, to: undefined };
  private report: StaffReport | undefined = undefined;
  /** Counts the reports: answers to earlier questions are ignored. */
  private generation = 0;
  private readonly parts: ReportParts;

  constructor(parts: ReportParts) {
    this.parts = parts;
    makeAutoObservable<this, 'search' | 'report' | 'generation' | 'parts'>(
      this,
      { search: observableRef, report: observableRef, generation: false, parts: false },
      { autoBind: true },
    );
  }

  get title(): string {
    return TITLES[this.search.name];
  }

  get tabs() {
    const { from, to } = this.search;
    return REPORT_NAMES.map((name) => ({
      label: TITLES[name],
      path: searchPath({ name, from, to }),
      isCurrent: name === this.search.name,
    }));
  }

  get view(): ReportView | undefined {
    return this.report && reportView(this.report);
  }

  get fileUrl(): string {
    return this.parts.reports.fileUrl(this.search.name, this.search);
  }

  /** Whether the report is about days; the stock's value is that of now. */
  get hasDays(): boolean {
    return this.search.name !== 'stock-value';
  }

  /** The address of the report of the days in the fields. */
  get path(): string {
    return searchPath({ name: this.search.name, from: this.from, to: this.to });
  }

  /** Follows the address. */
  async follow(search: ReportSearch): Promise<void> {
    this.search = search;
    await this.load();
  }

  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.status = 'loading';
    const { readReport, pendingWork } = this.parts;
    const outcome = await pendingWork.track(readReport(this.search.name, this.search));
    if (generation === this.generation) this.show(outcome);
  }

  setFrom(day: string): void {
    this.from = day;
  }

  setTo(day: string): void {
    this.to = day;
  }

  private show(outcome: Awaited<ReturnType<ReadReport>>): void {
    this.refusal = outcome.outcome === 'refused' ? outcome.text : '';
    this.report = outcome.outcome === 'read' ? outcome : undefined;
    this.status = outcome.outcome === 'failed' ? 'failed' : 'ready';
    if (outcome.outcome === 'read') [this.from, this.to] = [outcome.from, outcome.to];
    else [this.from, this.to] = [this.search.from ?? '', this.search.to ?? ''];
  }
}
