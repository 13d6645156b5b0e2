import type { EntryState, ForNavigating } from '../../core/storefront/ports/browser/ForNavigating.ts';

type Entry = { readonly path: string; readonly state?: EntryState | undefined };

/** A navigation history in memory. */
export class MemoryNavigation implements ForNavigating {
  #earlier: readonly Entry[] = [];
  #later: readonly Entry[] = [];
  #entry: Entry;
  #isReturn = false;

  constructor(path = '/', state?: EntryState) {
    this.#entry = { path, state };
  }

  here(): string {
    return this.#entry.path;
  }

  state(): EntryState | undefined {
    return this.#entry.state;
  }

  goTo(path: string, state?: EntryState): void {
    this.#earlier = [...this.#earlier, this.#entry];
    this.#later = [];
    this.#arriveAt({ path, state });
  }

  replaceWith(path: string): void {
    this.#arriveAt({ ...this.#entry, path });
  }

  setState(state: EntryState): void {
    this.#entry = { ...this.#entry, state };
  }

  /** Test control: the browser's Back button; on the first page it does nothing. */
  back(): void {
    const before = this.#earlier.at(-1);
    if (before === undefined) return;
    this.#later = [this.#entry, ...this.#later];
    this.#earlier = this.#earlier.slice(0, -1);
    this.#arriveAt(before, true);
  }

  /** Test control: the browser's Forward button; on the last page it does nothing. */
  forward(): void {
    const [after, ...rest] = this.#later;
    if (after === undefined) return;
    this.#earlier = [...this.#earlier, this.#entry];
    this.#later = rest;
    this.#arriveAt(after, true);
  }

  /** Test control: whether the latest navigation was Back or Forward. */
  get isReturn(): boolean {
    return this.#isReturn;
  }

  /** Test control: the earlier pages and the current one, which is last. */
  get history(): readonly string[] {
    return [...this.#earlier, this.#entry].map(({ path }) => path);
  }

  #arriveAt(entry: Entry, isReturn = false): void {
    this.#entry = entry;
    this.#isReturn = isReturn;
  }
}
