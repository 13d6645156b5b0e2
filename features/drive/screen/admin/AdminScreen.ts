import { complaintsOf } from '../in-page/complaintsOf.ts';
import { type TableSelectors, tableOf } from '../in-page/tableOf.ts';
import type { Name, Page, Role } from '../Page.ts';

/** The admin on a screen: opens it, and waits until it is idle. */
export type AdminWindow = {
  readonly page: Page;
  /** Opens the admin anew at a path. */
  open(path: string): Promise<void>;
  /** Looks at the tab again after having looked elsewhere. */
  lookAgain(): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** What every page of the admin has: fields, buttons, lists and complaints. */
export class AdminScreen {
  readonly window: AdminWindow;

  constructor(window: AdminWindow) {
    this.window = window;
  }

  /** The open dialog, or the content without one. */
  async front(): Promise<Page> {
    const dialog = this.window.page.find('dialog');
    return (await dialog.isThere()) ? dialog : this.window.page.find('main');
  }

  async press(name: Name, role: Role = 'button'): Promise<void> {
    await (await this.front()).find(role, name).press();
    await this.window.settled();
  }

  async type(field: Name, text: string): Promise<void> {
    await (await this.front()).find('field', field).type(text);
    await this.window.settled();
  }

  async choose(field: Name, value: string): Promise<void> {
    await (await this.front()).find('field', field).choose(value);
    await this.window.settled();
  }

  /** Follows a link of a navigation, whatever number is behind its name. */
  async follow(navigation: string, label: string): Promise<void> {
    await this.window.page
      .find('navigation', navigation)
      .find('link', new RegExp(`^${label}( \\d+)?$`))
      .press();
    await this.window.settled();
  }

  async rows<Cell extends string>(
    rows: string,
    cells: Readonly<Record<Cell, string>>,
  ): Promise<readonly Readonly<Record<Cell, string>>[]> {
    const selectors: TableSelectors = { rows, cells };
    return (await this.window.page.evaluate(tableOf, selectors)) as readonly Record<Cell, string>[];
  }

  async texts(selector: string): Promise<readonly string[]> {
    return (await this.rows(selector, { text: '' })).map(({ text }) => text);
  }

  async text(selector: string): Promise<string> {
    return (await this.texts(selector))[0] ?? '';
  }

  complaints(): Promise<readonly string[]> {
    return this.window.page.evaluate(complaintsOf);
  }
}
