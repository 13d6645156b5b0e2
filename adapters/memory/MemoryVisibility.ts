import type { ForWatchingVisibility } from '../../core/admin/ports/ForWatchingVisibility.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

/** A tab that is looked at when a test says so, at first as well. */
export class MemoryVisibility implements ForWatchingVisibility {
  readonly #listeners = new Listeners();
  #isVisible = true;

  isVisible(): boolean {
    return this.#isVisible;
  }

  whenVisible(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Test control: the shopper or the member of staff looks elsewhere. */
  lookAway(): void {
    this.#isVisible = false;
  }

  /** Test control: the shopper or the member of staff has looked elsewhere, and looks at the tab again. */
  look(): void {
    this.#isVisible = true;
    this.#listeners.call();
  }
}
