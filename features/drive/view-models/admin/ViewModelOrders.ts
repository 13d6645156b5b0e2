import { searchIn, searchPath } from '../../../../src/admin/orders/orderSearch.ts';
import { statusWord } from '../../../../src/admin/orders/orderWords.ts';
import { ORDER_LIST } from '../../../../src/admin/orders/pageTokens.ts';
import type { ListedOrderFacts, OrdersDriver } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminTab } from './AdminTab.ts';

/** The list of orders, by its view-model. */
export class ViewModelOrders implements OrdersDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Orders', () => this.#list);
  }

  async chooseTab(label: string): Promise<void> {
    const tab = this.#list.tabs.find((each) => each.label === label);
    if (tab === undefined) throw new Error(`There is no tab ${label}`);
    this.#go(tab.path);
  }

  async search(text: string): Promise<void> {
    this.#go(searchPath({ ...searchIn(this.#tab.address.searchParams), text }));
  }

  async rows(): Promise<readonly ListedOrderFacts[]> {
    return this.#list.rows.map(({ number, name, status, pieces, amount = '', isMoved }) => ({
      ...{ number, shopper: name, pieces, paid: amount },
      state: isMoved ? 'Changed meanwhile' : statusWord(status),
    }));
  }

  async counts(): Promise<Readonly<Record<string, number>>> {
    return Object.fromEntries(this.#list.tabs.map(({ label, count }) => [label, Number(count)]));
  }

  async emptyText(): Promise<string> {
    const { pages, rows, emptyText } = this.#list;
    return pages.status === 'ready' && rows.length === 0 ? emptyText : '';
  }

  async tick(number: string): Promise<void> {
    const row = this.#list.rows.find((each) => each.number === number);
    if (row === undefined) throw new Error(`${number} is not listed`);
    this.#list.ticked.tick(row.id);
  }

  async packTicked(): Promise<void> {
    await this.#list.packTicked();
  }

  async result(): Promise<readonly string[]> {
    const { result } = this.#list.ticked;
    return result === undefined ? [] : [result.done, ...result.kept];
  }

  async newText(): Promise<string> {
    return this.#list.newText;
  }

  async showNew(): Promise<void> {
    this.#list.showNew();
  }

  get #list() {
    return this.#tab.on('Orders', ORDER_LIST, (list) => list.follow(searchIn(this.#tab.address.searchParams)));
  }

  #go(path: string): void {
    this.#tab.goTo(path);
  }
}
