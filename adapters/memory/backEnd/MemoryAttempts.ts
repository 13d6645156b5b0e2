import type { CountedAttempts, ForCountingAttempts } from '../../../core/backend/ports/ForCountingAttempts.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The attempts to log in or sign up in memory. */
export class MemoryAttempts implements ForCountingAttempts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async count(key: string, at: Timestamp, endsAt: Timestamp): Promise<CountedAttempts> {
    for (const [each, counted] of this.#tables.attempts) if (counted.endsAt <= at) this.#tables.attempts.delete(each);
    const current = this.#tables.attempts.get(key) ?? { attempts: 0, endsAt };
    const counted = { ...current, attempts: current.attempts + 1 };
    this.#tables.attempts.set(key, counted);
    return counted;
  }

  async takeBack(key: string): Promise<void> {
    const current = this.#tables.attempts.get(key);
    if (current === undefined || current.attempts === 1) return;
    this.#tables.attempts.set(key, { ...current, attempts: current.attempts - 1 });
  }
}
