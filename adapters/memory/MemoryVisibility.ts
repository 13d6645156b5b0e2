import type { ForWatchingVisibility } from '../../core/storefront/ports/ForWatchingVisibility.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

/** A tab that is looked at when a test says so. */
export class MemoryVisibility implements ForWatchingVisibility {
  readonly #listeners = new Listeners();

  whenVisible(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Test control: the shopper has looked elsewhere, and looks at the tab again. */
  look(): void {
    this.#listeners.call();
  }
}
