import type { ImportDriver } from '../../contracts/admin/ImportDriver.ts';
import { addressOf } from '../in-page/addressOf.ts';
import type { AdminScreen } from './AdminScreen.ts';

const PANEL = 'main section[aria-label="Import products"]';
const IMPORT = /^Import \S+ products?$/;

/** The import of products, on the screen. */
export class ScreenImport implements ImportDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async choose(name: string, content: string): Promise<void> {
    const main = this.#screen.window.page.find('main');
    if ((await this.#screen.texts(PANEL)).length === 0) await this.#screen.press('Import');
    await main.find('field', 'File of products').attach({ name, type: '', content: Buffer.from(content) });
    await this.#screen.window.settled();
  }

  async summary(): Promise<string> {
    const texts = await this.#screen.texts(`${PANEL} p[role="status"]`);
    return texts.find((text) => / as they are\./.test(text)) ?? '';
  }

  async changes(): Promise<readonly string[]> {
    const rows = await this.#screen.rows(`${PANEL} table[aria-label="First changes"] tbody tr`, {
      product: 'td:nth-child(2) bdi:first-child',
      what: 'td:last-child',
    });
    return rows.map(({ product, what }) => `${product}: ${what}`);
  }

  async faults(): Promise<readonly string[]> {
    const cells = { line: 'td:first-child', text: 'td:last-child' };
    const rows = await this.#screen.rows(`${PANEL} table[aria-label="Faults"] tbody tr`, cells);
    return rows.map(({ line, text }) => `Line ${line}: ${text}`);
  }

  canImport(): Promise<boolean> {
    return this.#screen.window.page.find('main').find('button', IMPORT).isThere();
  }

  importAll(): Promise<void> {
    return this.#screen.press(IMPORT);
  }

  news(): Promise<string> {
    return this.#screen.text('main header + p[role="status"]');
  }

  exportAddress(): Promise<string> {
    return this.#screen.window.page.find('main').find('link', 'Export').evaluate(addressOf);
  }
}
