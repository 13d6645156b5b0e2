import type { ForGeneratingIds } from '../../core/storefront/ports/browser/ForGeneratingIds.ts';

/** Sequential ids: by default `order-1`, `order-2` … */
export class MemoryIds implements ForGeneratingIds {
  readonly #kind: string;
  #generated = 0;

  constructor(kind = 'order') {
    this.#kind = kind;
  }

  generate(): string {
    this.#generated += 1;
    return `${this.#kind}-${this.#generated}`;
  }
}
