import type { ForLogging } from '../../../core/backend/ports/ForLogging.ts';

export type ServerLogEntry = { readonly text: string; readonly cause?: unknown; readonly details?: object };

/** A log that tests can read. Errors have a cause. */
export class MemoryServerLog implements ForLogging {
  readonly #entries: ServerLogEntry[] = [];

  info(text: string, details?: object): void {
    this.#entries.push({ text, ...(details !== undefined && { details }) });
  }

  error(text: string, cause: unknown, details?: object): void {
    this.#entries.push({ text, cause, ...(details !== undefined && { details }) });
  }

  /** Test control: all entries, the oldest first. */
  get entries(): readonly ServerLogEntry[] {
    return [...this.#entries];
  }
}
