import type { ForTellingTime } from '../../../core/backend/ports/ForTellingTime.ts';

/** More than the time for which the back-end keeps the catalogue without asking the database, in ms. */
const STEP_MS = 3_000;

/** A clock that advances by 3 s each time it is asked, so that the back-end shows every change of the catalogue at once. */
export class SteppingClock implements ForTellingTime {
  #elapsed = Date.UTC(2026, 2, 1, 9, 30);
  /** How much later it is than by the time that has elapsed, in ms. */
  #ahead = 0;

  now(): number {
    return this.elapsed() + this.#ahead;
  }

  /** Lets this many ms pass. */
  pass(milliseconds: number): void {
    this.#elapsed += milliseconds;
  }

  /** Sets the time, in ms since 1970; undefined for that which has elapsed. */
  set(now: number | undefined): void {
    this.#ahead = now === undefined ? 0 : now - this.#elapsed;
  }

  elapsed(): number {
    this.#elapsed += STEP_MS;
    return this.#elapsed;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
