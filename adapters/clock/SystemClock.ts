import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

/** The clock and timers of the JavaScript runtime. */
export class SystemClock implements ForTellingTime {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
