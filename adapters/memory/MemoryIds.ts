import type { ForGeneratingIds } from '../../core/storefront/ports/ForGeneratingIds.ts';

/** Counts: `order-1`, `order-2` … */
export class MemoryIds implements ForGeneratingIds {
  #minted = 0;

  mint(): string {
    this.#minted += 1;
    return `order-${this.#minted}`;
  }
}
