import type { ForLogging } from '../../core/storefront/ports/ForLogging.ts';

export type LogEntry = { readonly text: string; readonly cause: unknown };

/** A log that can be read again. */
export class MemoryLog implements ForLogging {
  readonly #entries: LogEntry[] = [];

  error(text: string, cause: unknown): void {
    this.#entries.push({ text, cause });
  }

  /** Lever: all that was logged, oldest first. */
  get entries(): readonly LogEntry[] {
    return [...this.#entries];
  }
}
