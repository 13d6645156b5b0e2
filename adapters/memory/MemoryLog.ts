import type { ForLogging } from '../../core/storefront/ports/ForLogging.ts';

export type LogEntry = { readonly text: string; readonly cause: unknown };

/** A log that tests can read. */
export class MemoryLog implements ForLogging {
  readonly #entries: LogEntry[] = [];

  error(text: string, cause: unknown): void {
    this.#entries.push({ text, cause });
  }

  /** Test control: all entries, the oldest first. */
  get entries(): readonly LogEntry[] {
    return [...this.#entries];
  }
}
