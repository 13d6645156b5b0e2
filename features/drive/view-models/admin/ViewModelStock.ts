import { STOCK_SHEET } from '../../../../src/admin/stock/pageTokens.ts';
import { stockPath, stockSearchIn } from '../../../../src/admin/stock/stockSearch.ts';
import type { StockDriver, StockFacts } from '../../contracts/admin/AdminDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The stock sheet, by its view-model. */
export class ViewModelStock implements StockDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Stock', () => this.#sheet);
  }

  async chooseTab(label: string): Promise<void> {
    const tab = this.#sheet.tabs.find((each) => each.label === label);
    if (tab === undefined) throw new Error(`There is no tab ${label}`);
    this.#go(tab.path);
  }

  async search(text: string): Promise<void> {
    this.#go(stockPath({ ...stockSearchIn(this.#tab.address.searchParams), text }));
  }

  async rows(): Promise<readonly StockFacts[]> {
    return this.#cells.map(({ title, cell }) => ({ style: title, pieces: cell.text, note: cell.note }));
  }

  async emptyText(): Promise<string> {
    const { pages, rows, emptyText } = this.#sheet;
    return pages.status === 'ready' && rows.length === 0 ? emptyText : '';
  }

  async isEditable(): Promise<boolean> {
    return this.#sheet.isEditable;
  }

  async type(product: string, text: string): Promise<void> {
    const found = this.#cells.find(({ title }) => title === product);
    if (found === undefined) throw new Error(`${product} is not on the sheet`);
    this.#sheet.type(found.cell.sku, text);
  }

  async reason(): Promise<string> {
    return this.#sheet.reason;
  }

  async changeReason(reason: string): Promise<void> {
    this.#sheet.changeReason(reason);
  }

  async save(): Promise<void> {
    await this.#sheet.save();
  }

  async discard(): Promise<void> {
    this.#sheet.discard();
  }

  async changes(): Promise<number> {
    return this.#sheet.changes;
  }

  async complaints(): Promise<readonly string[]> {
    const { alert, reasonError } = this.#sheet;
    return said(alert, reasonError, ...this.#cells.map(({ cell }) => cell.error));
  }

  get #cells() {
    return this.#sheet.rows.flatMap(({ title, cells }) =>
      cells.flatMap((cell) => (cell === undefined ? [] : [{ title, cell }])),
    );
  }

  get #sheet() {
    return this.#tab.on('Stock', STOCK_SHEET, (sheet) => sheet.follow(stockSearchIn(this.#tab.address.searchParams)));
  }

  #go(path: string): void {
    this.#tab.goTo(path);
  }
}
