import type { FindViewModel } from '../../../../src/admin/find/FindViewModel.ts';
import { FIND } from '../../../../src/admin/find/pageTokens.ts';
import { linksFor } from '../../../../src/admin/open/pageAt.ts';
import type { FindDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminTab } from './AdminTab.ts';

/** How long after the last letter it is searched, at most, in ms. */
const SEARCHED_MS = 1000;

/** The search of everything, by its view-model. */
export class ViewModelFind implements FindDriver {
  readonly #tab: AdminTab;
  #open: { readonly find: FindViewModel; readonly stop: () => void } | undefined;

  constructor(tab: AdminTab) {
    this.#tab = tab;
  }

  async search(text: string): Promise<void> {
    if (this.#open === undefined) {
      const find = this.#tab.admin.get(FIND);
      this.#open = { find, stop: find.follow(linksFor(this.#tab.session.staff?.role)) };
    }
    this.#open.find.type(text);
    // Nothing is typed for a while.
    this.#tab.clock.advance(SEARCHED_MS);
  }

  async found(): Promise<readonly string[]> {
    return this.#items.map(({ name }) => name);
  }

  async said(): Promise<string> {
    return this.#open?.find.said ?? '';
  }

  async open(name: string): Promise<void> {
    const item = this.#items.find((each) => each.name === name);
    if (item === undefined) throw new Error(`${name} is not found`);
    this.#open?.stop();
    this.#open = undefined;
    this.#tab.goTo(item.path);
  }

  get #items() {
    return (this.#open?.find.groups ?? []).flatMap(({ items }) => items);
  }
}
