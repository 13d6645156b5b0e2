import type { ForTellingTime } from '../../core/backend/ports/ForTellingTime.ts';

type Timer = { readonly due: number; readonly callback: () => void };

/** A clock that stands still until a test advances it. */
export class MemoryClock implements ForTellingTime {
  #start: number;
  #elapsed = 0;
  readonly #timers = new Set<Timer>();

  /** Starts at a time in milliseconds since 1970 (UTC), by default 2026-03-01 09:30. */
  constructor(start: number = Date.UTC(2026, 2, 1, 9, 30)) {
    this.#start = start;
  }

  now(): number {
    return this.#start + this.#elapsed;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.#elapsed + Math.max(0, milliseconds), callback };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Test control: advances the clock and calls each timer that is due, the earliest first, at its own time. */
  advance(milliseconds: number): void {
    const end = this.#elapsed + milliseconds;
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      this.#timers.delete(next);
      this.#elapsed = next.due;
      next.callback();
    }
    this.#elapsed = end;
  }

  /** Test control: sets the clock back. No timer is due later for it. */
  setBack(milliseconds: number): void {
    this.#start -= milliseconds;
  }

  #earliest(end: number): Timer | undefined {
    let earliest: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.due <= end && (earliest === undefined || timer.due < earliest.due)) earliest = timer;
    }
    return earliest;
  }
}
