import type { ReportsDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const CELLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The reports, on the screen. */
export class ScreenReports implements ReportsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  choose(label: string): Promise<void> {
    return this.#screen.follow('Reports', label);
  }

  async showDays(from: string, to: string): Promise<void> {
    await this.#screen.type('First day', from);
    await this.#screen.type('Last day', to);
    await this.#screen.press('Show');
  }

  async rows(): Promise<readonly string[]> {
    const cells = Object.fromEntries(CELLS.map((name, at) => [name, `td:nth-child(${at + 1})`]));
    const rows = await this.#screen.rows('main table tbody tr', cells);
    return rows.map((row) =>
      CELLS.map((name) => row[name] ?? '')
        .filter((text) => text !== '')
        .join(' | '),
    );
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}
