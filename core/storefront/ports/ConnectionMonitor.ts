import type { ForWatchingConnection } from './ForWatchingConnection.ts';
import { Listeners } from './Listeners.ts';

/** Whether the latest call reached the back-end. An adapter reports each call. */
export class ConnectionMonitor implements ForWatchingConnection {
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
