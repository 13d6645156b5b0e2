import { TODAY } from '../../../../src/admin/today/pageTokens.ts';
import type { TodayDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminTab } from './AdminTab.ts';

/** Today, by its view-model. */
export class ViewModelToday implements TodayDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Today', () => this.#today);
  }

  async tasks(): Promise<readonly string[]> {
    return this.#today.tasks.map(({ count, what }) => `${count} ${what}`);
  }

  async openTask(what: string): Promise<void> {
    const task = this.#today.tasks.find((each) => `${each.count} ${each.what}` === what);
    if (task === undefined) throw new Error(`Nothing says ${what}`);
    this.#tab.goTo(task.path);
  }

  async emptyText(): Promise<string> {
    const { status, tasks, isNewShop } = this.#today;
    return status === 'ready' && tasks.length === 0 && !isNewShop ? 'Nothing waits.' : '';
  }

  async sales(): Promise<string> {
    const { sales } = this.#today;
    if (sales === undefined) return '';
    return sales.isNothing ? 'Nothing was sold.' : sales.total;
  }

  get #today() {
    return this.#tab.on('Today', TODAY, (today) => today.appear());
  }
}
