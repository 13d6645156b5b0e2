import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ForWatchingConnection } from '../../../core/storefront/ports/browser/ForWatchingConnection.ts';

type Advice = Pick<ForWatchingConnection, 'retryDelay' | 'whenAdvised'>;

/** Tries again later what has failed: each time later than the last, and at once when a call is likely to get through. */
export class Backoff {
  readonly #clock: ForTellingTime;
  readonly #connection: Advice;
  #failures = 0;
  #attempt: (() => void) | undefined;
  #cancelTimer: () => void = () => undefined;
  #cancelHold: () => void = () => undefined;
  /** How long the back-end asks to wait, in milliseconds; 0 once that is over. */
  #hold = 0;

  constructor(clock: ForTellingTime, connection: Advice) {
    this.#clock = clock;
    this.#connection = connection;
    connection.whenAdvised(this.#follow);
  }

  /** Calls the attempt after a failure, when the wait is over. It takes the place of one that waits already. */
  schedule(attempt: () => void): void {
    const isWaiting = this.#attempt !== undefined;
    this.#attempt = attempt;
    if (isWaiting) return;
    this.#failures += 1;
    this.#wait();
  }

  /** Calls the attempt as soon as the back-end allows it: at once, unless it has asked to wait. Forgets the failures. */
  resume(attempt: () => void): void {
    this.reset();
    this.#attempt = attempt;
    if (this.#hold === 0) this.#run();
    else this.#wait();
  }

  /** Cancels what waits, and forgets the failures. */
  reset(): void {
    this.#cancelTimer();
    this.#attempt = undefined;
    this.#failures = 0;
  }

  #wait(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(this.#connection.retryDelay(this.#failures, this.#hold), this.#run);
  }

  readonly #run = () => {
    const attempt = this.#attempt;
    this.#cancelTimer();
    this.#attempt = undefined;
    attempt?.();
  };

  readonly #follow = (wait: number) => {
    if (wait === 0) {
      if (this.#hold === 0) this.#run();
      return;
    }
    this.#hold = wait;
    this.#cancelHold();
    this.#cancelHold = this.#clock.after(wait, () => {
      this.#hold = 0;
    });
    if (this.#attempt !== undefined) this.#wait();
  };
}
