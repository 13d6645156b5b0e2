import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

type Appointment = { readonly due: number; readonly callback: () => void };

/** A clock that stands still until a test moves it. */
export class MemoryClock implements ForTellingTime {
  #now: number;
  readonly #appointments = new Set<Appointment>();

  /** Starts at a moment in milliseconds since 1970 (UTC); 2026-03-01, 09:30 when none is given. */
  constructor(start: number = Date.UTC(2026, 2, 1, 9, 30)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const appointment = { due: this.#now + Math.max(0, milliseconds), callback };
    this.#appointments.add(appointment);
    return () => {
      this.#appointments.delete(appointment);
    };
  }

  /** Lever: lets so many milliseconds pass; whatever falls due on the way is called at its own moment, earliest first. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      this.#appointments.delete(next);
      this.#now = next.due;
      next.callback();
    }
    this.#now = end;
  }

  #earliest(end: number): Appointment | undefined {
    let earliest: Appointment | undefined;
    for (const appointment of this.#appointments) {
      if (appointment.due <= end && (earliest === undefined || appointment.due < earliest.due)) earliest = appointment;
    }
    return earliest;
  }
}
