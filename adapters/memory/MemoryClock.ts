import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

type Timer = { readonly due: number; readonly callback: () => void };

/** A clock that stands still until a test advances it. */
export class MemoryClock implements ForTellingTime {
  #now: number;
  readonly #timers = new Set<Timer>();

  /** Starts at a time in milliseconds since 1970 (UTC), by default 2026-03-01 09:30. */
  constructor(start: number = Date.UTC(2026, 2, 1, 9, 30)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.#now + Math.max(0, milliseconds), callback };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Test control: advances the clock and calls each timer that is due, the earliest first, at its own time. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      this.#timers.delete(next);
      this.#now = next.due;
      next.callback();
    }
    this.#now = end;
  }

  #earliest(end: number): Timer | undefined {
    let earliest: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.due <= end && (earliest === undefined || timer.due < earliest.due)) earliest = timer;
    }
    return earliest;
  }
}
