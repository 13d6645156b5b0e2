import type { ForWatchingConnection } from './browser/ForWatchingConnection.ts';
import { retryDelay } from './failures/retryDelay.ts';
import { Listeners } from './Listeners.ts';

/** Whether the latest call reached the back-end. Adapters report each call, and what the device says of its network. */
export class ConnectionMonitor implements ForWatchingConnection {
  #isOnline = true;
  readonly #random: () => number;
  readonly #changes = new Listeners();
  readonly #advice = new Listeners<[wait: number]>();

  /** `random` returns a number from 0 to 1 that spreads retries. By default they are not spread. */
  constructor(random: () => number = () => 0) {
    this.#random = random;
  }

  isOnline(): boolean {
    return this.#isOnline;
  }

  whenChanged(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  assumeOnline(): void {
    this.report(true);
  }

  retryDelay(failures: number, least: number): number {
    return retryDelay(failures, least, this.#random());
  }

  whenAdvised(listener: (wait: number) => void): () => void {
    return this.#advice.add(listener);
  }

  report(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    this.#changes.call();
    if (isOnline) this.advise(0);
  }

  /** Reports how long the back-end asks to wait, in milliseconds, or with 0 that a call is likely to get through. */
  advise(wait: number): void {
    this.#advice.call(wait);
  }
}
