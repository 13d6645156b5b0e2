import type { ForLogging } from '../../core/storefront/ports/browser/ForLogging.ts';

/** The browser's console. */
export class ConsoleLog implements ForLogging {
  readonly #console: Pick<Console, 'error'>;

  constructor(target: Pick<Console, 'error'> = console) {
    this.#console = target;
  }

  error(text: string, cause: unknown): void {
    this.#console.error(text, cause);
  }
}
