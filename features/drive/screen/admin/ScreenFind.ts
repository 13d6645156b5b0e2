import type { FindDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The search of everything, on the screen. */
export class ScreenFind implements FindDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async search(text: string): Promise<void> {
    const { page } = this.#screen.window;
    if (!(await page.find('dialog').isThere())) {
      await page.find('navigation', 'Admin').find('button', 'Search').press();
      await this.#screen.window.settled();
    }
    await page.find('combobox', 'Search everything').type(text);
    await this.#screen.window.settled();
  }

  found(): Promise<readonly string[]> {
    return this.#screen.texts('[role="dialog"] [role="option"] bdi');
  }

  said(): Promise<string> {
    return this.#screen.text('[role="dialog"] [role="status"]');
  }

  async open(name: string): Promise<void> {
    await this.#screen.press(new RegExp(`^${name}`), 'option');
  }
}
