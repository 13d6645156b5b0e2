import { PRODUCTS_PAGE } from '../../../../src/admin/products/pageTokens.ts';
import type { ImportDriver } from '../../contracts/admin/ImportDriver.ts';
import { needsScreen } from '../needsScreen.ts';
import type { AdminTab } from './AdminTab.ts';

/** The import of products, by its view-model. */
export class ViewModelImport implements ImportDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
  }

  async choose(name: string, content: string): Promise<void> {
    if (!this.#import.isOpen) this.#import.toggle();
    await this.#import.choose(name, new TextEncoder().encode(content));
  }

  async summary(): Promise<string> {
    const { view } = this.#import;
    return view === undefined ? '' : `${view.summary} ${view.hidden}`.trim();
  }

  async changes(): Promise<readonly string[]> {
    return (this.#import.view?.lines ?? []).map(({ product, what }) => `${product}: ${what}`);
  }

  async faults(): Promise<readonly string[]> {
    return (this.#import.view?.faults ?? []).map(({ line, text }) => `Line ${line}: ${text}`);
  }

  async canImport(): Promise<boolean> {
    return this.#import.canImport;
  }

  async importAll(): Promise<void> {
    await this.#import.importAll();
  }

  async news(): Promise<string> {
    return this.#import.news;
  }

  exportAddress(): Promise<string> {
    return needsScreen();
  }

  get #import() {
    const start = (page: { show(text: string): Promise<void> }) => {
      void page.show('');
      return undefined;
    };
    return this.#tab.on('Products', PRODUCTS_PAGE, start).file;
  }
}
