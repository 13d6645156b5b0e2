import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';

export type LogEntry = { readonly text: string; readonly cause?: unknown; readonly details?: object };

/** A log of the storefront or the back-end that tests can read. Errors have a cause. */
export class MemoryLog implements ForLogging {
  readonly #entries: LogEntry[] = [];

  info(text: string, details?: object): void {
    this.#entries.push({ text, ...(details !== undefined && { details }) });
  }

  error(text: string, cause: unknown, details?: object): void {
    this.#entries.push({ text, cause, ...(details !== undefined && { details }) });
  }

  /** Test control: all entries, the oldest first. */
  get entries(): readonly LogEntry[] {
    return [...this.#entries];
  }
}
