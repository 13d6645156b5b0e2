import { REPORT } from '../../../../src/admin/reports/pageTokens.ts';
import { searchIn } from '../../../../src/admin/reports/reportSearch.ts';
import type { ReportsDriver } from '../../contracts/admin/WorkDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The reports, by their view-model. */
export class ViewModelReports implements ReportsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Reports', () => this.#report);
  }

  async choose(label: string): Promise<void> {
    const tab = this.#report.tabs.find((each) => each.label === label);
    if (tab === undefined) throw new Error(`There is no report ${label}`);
    this.#tab.goTo(tab.path);
  }

  async showDays(from: string, to: string): Promise<void> {
    this.#report.setFrom(from);
    this.#report.setTo(to);
    this.#tab.goTo(this.#report.path);
  }

  async rows(): Promise<readonly string[]> {
    return (this.#report.view?.rows ?? []).map((row) => row.join(' | '));
  }

  async complaints(): Promise<readonly string[]> {
    return said(this.#report.refusal);
  }

  get #report() {
    return this.#tab.on('Reports', REPORT, (report) => {
      void report.follow(searchIn(this.#tab.address.searchParams));
      return undefined;
    });
  }
}
