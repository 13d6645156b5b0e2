import type { TodayDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** Today, on the screen. */
export class ScreenToday implements TodayDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async tasks(): Promise<readonly string[]> {
    // Behind the comma is its age.
    return (await this.#screen.texts('main ul[aria-label="What waits"] > li')).map((task) => task.split(', ')[0] ?? '');
  }

  openTask(what: string): Promise<void> {
    return this.#screen.press(new RegExp(`^${what}`), 'link');
  }

  async emptyText(): Promise<string> {
    return (await this.#screen.texts('main p')).find((text) => text === 'Nothing waits.') ?? '';
  }

  sales(): Promise<string> {
    return this.#screen.text('main section[aria-labelledby="sales"] > p');
  }
}
