import type { ForWatchingConnection } from '../../core/storefront/ports/ForWatchingConnection.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

/** Whether the latest call reached the in-memory back-end. */
export class MemoryConnection implements ForWatchingConnection {
  #isOnline = true;
  readonly #listeners = new Listeners();

  isOnline(): boolean {
    return this.#isOnline;
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  report(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    this.#listeners.call();
  }
}
