import type { ForGeneratingIds } from '../../core/storefront/ports/ForGeneratingIds.ts';

/** Sequential ids: `order-1`, `order-2` … */
export class MemoryIds implements ForGeneratingIds {
  #generated = 0;

  generate(): string {
    this.#generated += 1;
    return `order-${this.#generated}`;
  }
}
