import type { ForWatchingConnection } from '../../core/storefront/ports/ForWatchingConnection.ts';

/** Whether the latest call reached the in-memory back-end. */
export class MemoryConnection implements ForWatchingConnection {
  #isOnline = true;
  readonly #listeners = new Set<() => void>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  whenChanged(listener: () => void): () => void {
    const own = () => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  report(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const listener of [...this.#listeners]) listener();
  }
}
