import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';

/** A navigation history in memory. */
export class MemoryNavigation implements ForNavigating {
  #earlier: readonly string[] = [];
  #later: readonly string[] = [];
  #here: string;
  #isReturn = false;

  constructor(start = '/') {
    this.#here = start;
  }

  here(): string {
    return this.#here;
  }

  goTo(path: string): void {
    this.#earlier = this.history;
    this.#later = [];
    this.#here = path;
    this.#isReturn = false;
  }

  replaceWith(path: string): void {
    this.#here = path;
    this.#isReturn = false;
  }

  /** Test control: the browser's Back button; on the first page it does nothing. */
  back(): void {
    const before = this.#earlier.at(-1);
    if (before === undefined) return;
    this.#later = [this.#here, ...this.#later];
    this.#earlier = this.#earlier.slice(0, -1);
    this.#here = before;
    this.#isReturn = true;
  }

  /** Test control: the browser's Forward button; on the last page it does nothing. */
  forward(): void {
    const [after, ...rest] = this.#later;
    if (after === undefined) return;
    this.#earlier = this.history;
    this.#later = rest;
    this.#here = after;
    this.#isReturn = true;
  }

  /** Test control: whether the latest navigation was Back or Forward. */
  get isReturn(): boolean {
    return this.#isReturn;
  }

  /** Test control: the earlier pages and the current one, which is last. */
  get history(): readonly string[] {
    return [...this.#earlier, this.#here];
  }
}
