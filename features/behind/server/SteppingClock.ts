import type { ForTellingTime } from '../../../core/backend/ports/ForTellingTime.ts';

/** More than the time for which the back-end keeps the catalogue without asking the database, in ms. */
const STEP_MS = 3_000;

/** A clock that advances by 3 s each time it is asked, so that the back-end shows every change of the catalogue at once. */
export class SteppingClock implements ForTellingTime {
  #now = Date.UTC(2026, 2, 1, 9, 30);

  now(): number {
    this.#now += STEP_MS;
    return this.#now;
  }

  /** Lets this many ms pass. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  elapsed(): number {
    return this.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
