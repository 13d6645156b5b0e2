import type { ForNavigating } from '../../core/ports/ForNavigating.ts';

/** A history of paths. */
export class MemoryNavigation implements ForNavigating {
  readonly #earlier: string[] = [];
  #here: string;

  constructor(start = '/') {
    this.#here = start;
  }

  here(): string {
    return this.#here;
  }

  goTo(path: string): void {
    this.#earlier.push(this.#here);
    this.#here = path;
  }

  replaceWith(path: string): void {
    this.#here = path;
  }

  /** Lever: the browser's Back button; on the first page it does nothing. */
  back(): void {
    this.#here = this.#earlier.pop() ?? this.#here;
  }

  /** Lever: every page that Back can reach and the present one, which stands last. */
  get history(): readonly string[] {
    return [...this.#earlier, this.#here];
  }
}
