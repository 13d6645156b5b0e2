import type { ForTellingTime } from '../../core/backend/ports/ForTellingTime.ts';

/** The clock and timers of the JavaScript runtime. */
export class SystemClock implements ForTellingTime {
  now(): number {
    return Date.now();
  }

  elapsed(): number {
    return performance.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
